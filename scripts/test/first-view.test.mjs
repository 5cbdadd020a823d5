import { describe, expect, it } from 'vitest';
import { budgets, lookRows, scriptRows } from '../size/first-view.mjs';

const manifest = {
  'src/client.tsx': { file: 'client.js', isEntry: true, imports: ['_react.js'], css: ['client.css'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', imports: ['_react.js'] },
  '_forms.js': { file: 'forms.js', name: 'forms', imports: ['_react.js'] },
  'src/routes/home/Home.tsx': { file: 'home.js', imports: ['_card.js'], css: ['home.css'] },
  'src/routes/catalog/Listing.tsx': { file: 'listing.js', imports: ['_card.js', '_filter.js'] },
  '_filter.js': { file: 'filter.js' },
  '../../packages/ui/src/foundation/strings/ar.ts': { file: 'ui-ar.js' },
  'src/strings/ar/shell.ts': { file: 'shell-ar.js' },
  'src/strings/ar/catalog.ts': { file: 'catalog-ar.js' },
  'src/routes/checkout/Checkout.tsx': {
    file: 'checkout.js',
    imports: ['_forms.js', '_filter.js'],
    css: ['checkout.css'],
  },
};
const pages = ['home/Home', 'catalog/Listing', 'checkout/Checkout'];

/** @type {Record<string, number>} */
const bytes = {
  'client.js': 1,
  'react.js': 10,
  'card.js': 100,
  'home.js': 1000,
  'listing.js': 2,
  'filter.js': 20,
  'checkout.js': 3,
  'forms.js': 5000,
  'ui-ar.js': 20_000,
  'shell-ar.js': 30_000,
};
const sizes = (/** @type {string} */ file) => bytes[file] ?? 7;
const rowBytes = () => Object.fromEntries(scriptRows(manifest, pages, sizes).map((row) => [row.what, row.bytes]));

describe('the size check', () => {
  it('adds the entry, the home page and all they import, each file once', () => {
    expect(rowBytes()['home, first view, English']).toBe(1111);
  });

  it("adds the language's strings of components, shell and home", () => {
    expect(rowBytes()['home, first view, Arabic']).toBe(51_111);
  });

  it('counts for a further page what the home page has not loaded, without forms', () => {
    expect(rowBytes()).toMatchObject({ 'catalog/Listing': 22, 'checkout/Checkout': 23, 'forms (counted apart)': 5000 });
  });

  it('counts forms to the home page that would load them', () => {
    const heavy = { ...manifest, 'src/routes/home/Home.tsx': { file: 'home.js', imports: ['_card.js', '_forms.js'] } };
    expect(scriptRows(heavy, pages, sizes)[0]).toMatchObject({ bytes: 6111, budget: budgets.home });
  });

  it('fails on a page the build does not know', () => {
    expect(() => scriptRows(manifest, [...pages, 'cart/Cart'], sizes)).toThrow('src/routes/cart/Cart.tsx');
  });

  it('adds styles and the fonts that every page of a language preloads', () => {
    const fonts = [
      'rubik-core-latin.woff2',
      'rubik-core-arabic.woff2',
      'rubik-core-signs.woff2',
      'rubik-latin-wght.woff2',
    ];
    expect(lookRows(manifest, 'home/Home', fonts, sizes).map((row) => row.bytes)).toEqual([21, 28]);
    for (const missing of fonts.slice(0, 3))
      expect(
        () =>
          lookRows(
            manifest,
            'home/Home',
            fonts.filter((font) => font !== missing),
            sizes,
          ),
        missing,
      ).toThrow('font');
  });
});
