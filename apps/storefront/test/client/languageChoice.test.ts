import { afterEach, expect, it, vi } from 'vitest';
import { storeLanguageChoices } from '../../src/client/languageChoice.js';

afterEach(() => vi.unstubAllGlobals());

/** The cookies that are set on a page after coming from `referrer`, with the element clicked. */
function cookiesSet(origin: string, referrer: string, clicked?: string): string[] {
  vi.stubGlobal('location', new URL(`${origin}/ar/about`));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const set = vi.spyOn(document, 'cookie', 'set');
  storeLanguageChoices('ar');
  document.body.innerHTML = '<a hreflang="en"><b>English</b></a><a href="/ar/faq"><i>أسئلة</i></a>';
  if (clicked) document.querySelector<HTMLElement>(clicked)?.click();
  return set.mock.calls.map(([cookie]) => cookie);
}

const cookie = (language: string) => `language=${language}; path=/; max-age=31536000; samesite=lax`;

it('stores the language that is clicked, on HTTPS for HTTPS only', () => {
  expect(cookiesSet('https://shop.test', '', 'b')).toEqual([`${cookie('en')}; secure`]);
});

it('stores nothing when another link is clicked', () => {
  expect(cookiesSet('https://shop.test', '', 'i')).toEqual([]);
});

it.each([
  ['http://localhost', 'http://localhost/en/about', [cookie('ar')]],
  ['https://shop.test', 'https://shop.test/en', [`${cookie('ar')}; secure`]],
  ['https://shop.test', 'https://shop.test/ar/blog', []],
  ['https://shop.test', 'https://shop.test/cart', []],
  ['https://shop.test', 'https://shop.test.evil/en', []],
  ['https://shop.test', '', []],
])('stores on %s the language chosen before it: coming from “%s”', (origin, referrer, cookies) => {
  expect(cookiesSet(origin, referrer)).toEqual(cookies);
});
