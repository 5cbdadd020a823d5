import { describe, expect, it } from 'vitest';
import { budgets } from '../size/budgets.mjs';
import { scriptRows, styleRows } from '../size/route-sizes.mjs';

const manifest = {
  'src/client/client.tsx': {
    file: 'client.js',
    isEntry: true,
    imports: ['_react.js', '_card.js'],
    css: ['client.css'],
  },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', imports: ['_react.js'] },
  '_forms.js': { file: 'forms.js', name: 'forms', imports: ['_react.js'] },
  'src/routes/catalog/Listing.tsx': { file: 'listing.js', imports: ['_card.js', '_filter.js'] },
  '_filter.js': { file: 'filter.js' },
  '../../packages/ui/src/foundation/strings/ar.ts': { file: 'ui-ar.js' },
  'src/messages/ar/shell.ts': { file: 'shell-ar.js' },
  'src/messages/ar/catalog.ts': { file: 'catalog-ar.js' },
  'src/routes/checkout/Checkout.tsx': {
    file: 'checkout.js',
    imports: ['_forms.js', '_filter.js'],
    css: ['checkout.css'],
  },
};
const pages = ['home/Home', 'catalog/Listing', 'checkout/Checkout'];

const filesOf = (/** @type {Record<string, { file: string, imports?: string[] }>} */ build = manifest) =>
  Object.fromEntries(scriptRows(build, pages).map((row) => [row.what, row.files.sort()]));
const home = ['card.js', 'client.js', 'react.js'];

describe('route sizes', () => {
  it('counts the entry, which holds the home page, and its static imports, each file once', () => {
    expect(filesOf()['home, first view, English']).toEqual(home);
  });

  it("counts the language's messages of components, shell and home", () => {
    expect(filesOf()['home, first view, Arabic']).toEqual([...home, 'shell-ar.js', 'ui-ar.js']);
  });

  it('counts for other pages what the home page has not loaded, without forms', () => {
    expect(filesOf()).toMatchObject({
      'catalog/Listing': ['filter.js', 'listing.js'],
      'checkout/Checkout': ['checkout.js', 'filter.js'],
      'forms (separate)': ['forms.js'],
    });
  });

  it('counts forms as part of a home page that loads them', () => {
    const heavy = {
      ...manifest,
      'src/client/client.tsx': { file: 'client.js', isEntry: true, imports: ['_card.js', '_forms.js'] },
    };
    expect(filesOf(heavy)['home, first view, English']).toContain('forms.js');
    expect(scriptRows(heavy, pages)[0]?.budget).toBe(budgets.home);
  });

  it('fails on a page that is not in the manifest', () => {
    expect(() => scriptRows(manifest, [...pages, 'cart/Cart'])).toThrow('src/routes/cart/Cart.tsx');
  });

  it('counts the styles and the preloaded fonts of each language', () => {
    const fonts = [
      'rubik-core-latin.woff2',
      'rubik-core-arabic.woff2',
      'rubik-core-signs.woff2',
      'rubik-latin-wght.woff2',
    ];
    const styles = ['client.css'];
    expect(styleRows(manifest, fonts).map(({ files }) => files)).toEqual([
      [...styles, 'rubik-core-latin.woff2'],
      [...styles, 'rubik-core-arabic.woff2', 'rubik-core-signs.woff2'],
    ]);
    for (const missing of fonts.slice(0, 3)) {
      const others = fonts.filter((font) => font !== missing);
      expect(() => styleRows(manifest, others), missing).toThrow('font');
    }
  });
});
