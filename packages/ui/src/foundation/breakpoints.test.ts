import { expect, test } from 'vitest';
import { belowDesktop, desktop, media, tablet, wide } from './breakpoints.js';

test('the breakpoints for styles are the bare conditions', () => {
  expect(media.tablet).toBe(`@media ${tablet}`);
  expect(media.wide).toBe(`@media ${wide}`);
  expect(media.desktop).toBe(`@media ${desktop}`);
  expect(media.tabletOnly).toBe(`@media ${tablet} and ${belowDesktop}`);
});
