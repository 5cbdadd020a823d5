import { describe, expect, it } from 'vitest';
import { budgets, lookRows, scriptRows } from '../size/first-view.mjs';

const manifest = {
  'src/client/client.tsx': { file: 'client.js', isEntry: true, imports: ['_react.js'], css: ['client.css'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', imports: ['_react.js'] },
  '_forms.js': { file: 'forms.js', name: 'forms', imports: ['_react.js'] },
  'src/routes/home/Home.tsx': { file: 'home.js', imports: ['_card.js'], css: ['home.css'] },
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
const home = ['card.js', 'client.js', 'home.js', 'react.js'];

describe('the size check', () => {
  it('adds the entry, the home page and all they import, each file once', () => {
    expect(filesOf()['home, first view, English']).toEqual(home);
  });

  it("adds the language's strings of components, shell and home", () => {
    expect(filesOf()['home, first view, Arabic']).toEqual([...home, 'shell-ar.js', 'ui-ar.js']);
  });

  it('counts for a further page what the home page has not loaded, without forms', () => {
    expect(filesOf()).toMatchObject({
      'catalog/Listing': ['filter.js', 'listing.js'],
      'checkout/Checkout': ['checkout.js', 'filter.js'],
      'forms (counted apart)': ['forms.js'],
    });
  });

  it('counts forms to the home page that would load them', () => {
    const heavy = { ...manifest, 'src/routes/home/Home.tsx': { file: 'home.js', imports: ['_card.js', '_forms.js'] } };
    expect(filesOf(heavy)['home, first view, English']).toContain('forms.js');
    expect(scriptRows(heavy, pages)[0]?.budget).toBe(budgets.home);
  });

  it('fails on a page the build does not know', () => {
    expect(() => scriptRows(manifest, [...pages, 'cart/Cart'])).toThrow('src/routes/cart/Cart.tsx');
  });

  it('adds styles and the fonts that every page of a language preloads', () => {
    const fonts = [
      'rubik-core-latin.woff2',
      'rubik-core-arabic.woff2',
      'rubik-core-signs.woff2',
      'rubik-latin-wght.woff2',
    ];
    const styles = ['client.css', 'home.css'];
    expect(lookRows(manifest, 'home/Home', fonts).map(({ files }) => files)).toEqual([
      [...styles, 'rubik-core-latin.woff2'],
      [...styles, 'rubik-core-arabic.woff2', 'rubik-core-signs.woff2'],
    ]);
    for (const missing of fonts.slice(0, 3)) {
      const others = fonts.filter((font) => font !== missing);
      expect(() => lookRows(manifest, 'home/Home', others), missing).toThrow('font');
    }
  });
});
