import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/test.js';

// Tests `expectAccessible` itself.
const once = { tag: '@once' };

/** A page taller than the window, with a bottom bar as on phones. */
const show = (page: Page, content: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>Targets</title><meta name="viewport" content="width=device-width">
    <style>
      main { min-block-size: 300vh; }
      nav { position: sticky; inset-block-end: 0; block-size: 60px; }
      nav a { display: block; block-size: 60px; background: #fff; color: #000; }
      .half { position: absolute; inset-block-start: calc(100vh - 72px); inset-inline-start: 0; display: block; block-size: 40px; inline-size: 200px; }
      .small { display: inline-block; block-size: 8px; inline-size: 8px; overflow: hidden; }
    </style>
    <main><h1>Targets</h1>${content}</main><nav aria-label="Bar"><a href="#bar">Bar</a></nav>`);

const half = '<a class="half" href="#half">Half below the bar</a>';
const small = '<div><a class="small" id="one" href="#one">One</a><a class="small" id="two" href="#two">Two</a></div>';

test('ignores a small target that is only partly covered', once, async ({ page }) => {
  await show(page, half);
  await expectAccessible(page);
});

test('reports targets that are too small, also next to a covered one', once, async ({ page }) => {
  await show(page, half + small);
  const found: unknown = await expectAccessible(page).catch((error: unknown) => error);
  expect(String(found)).toContain('#one');
  expect(String(found)).toContain('#two');
  expect(String(found)).not.toContain('.half');
});

test('reports any other violation at once', once, async ({ page }) => {
  await show(page, `${half}<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`);
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});
