import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../renderIn.js';
import { LanguageSwitch } from './LanguageSwitch.js';

const hrefs = { en: '/en/cart', ar: '/ar/cart' };

test.each([
  ['en', 'ع العربية', 'ar', '/ar/cart'],
  ['ar', 'EN English', 'en', '/en/cart'],
] as const)('on a page in %s it leads to "%s", named in its own language', (language, name, other, href) => {
  renderIn(language, <LanguageSwitch hrefs={hrefs} />);
  const link = screen.getByRole('link', { name });
  expect([link.lang, link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual([other, href, other]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
