import { describe, expect, it } from 'vitest';
import { changesOf } from '../../src/import/changes.js';
import { nameWarnings } from '../../src/import/nameWarnings.js';
import type { PlacedProduct } from '../../src/import/placeProducts.js';
import { readCsvCatalogue } from '../../src/import/readCsvCatalogue.js';
import { readJsonCatalogue } from '../../src/import/readJsonCatalogue.js';

const HEADER = 'category,subcategory,name_en,name_ar,price_aed,route';

describe('the report of an import', () => {
  const variant = (code: string, values: object, before: object | undefined) => {
    const same = { code, priceFils: 2500, discountedFils: 0, discountPercent: 0, stock: 0, active: true };
    return { row: { ...same, ...values }, present: before && { ...same, ...before } };
  };
  const placed = (changes: object) =>
    ({
      product: { productCode: 'G' },
      present: { productCode: 'G' },
      variants: [],
      ended: 0,
      ...changes,
    }) as unknown as PlacedProduct;

  it('shows each size with its values before and after, an empty price too', () => {
    const variants = [
      variant('G-1', { priceFils: null, stock: 1 }, {}),
      variant('G-2', {}, {}),
      variant('G-3', { priceFils: 495, discountedFils: 446, discountPercent: 10 }, { priceFils: 4950 }),
      variant('G-4', {}, undefined),
    ];
    expect(changesOf(placed({ variants, ended: 2 }))).toEqual([
      { code: 'G', what: ['2 sizes no longer sold'] },
      { code: 'G-1', what: ['price 25.00 → none', 'stock 0 → 1'] },
      { code: 'G-3', what: ['price 49.50 → 4.95', 'discount none → 10% (4.46)'] },
      { code: 'G-4', what: ['new'] },
    ]);
  });

  it('has one line for a product without sizes, and none for what stays the same', () => {
    const variants = [variant('G', { stock: 4 }, {})];
    expect(changesOf(placed({ product: { productCode: 'G', nameEn: 'New' }, variants }))).toEqual([
      { code: 'G', what: ['name', 'stock 0 → 4'] },
    ]);
    expect(changesOf(placed({ variants: [variant('G', {}, {})] }))).toEqual([]);
  });
});

describe('names in a file', () => {
  it('are doubtful without a letter of their language', () => {
    const { products, problems } = readCsvCatalogue(
      [HEADER, 'a,b,شفاط جديد,New pump,10,new-pump', 'a,b,Mahd Cup 2,كوب مهد Mahd,10,', 'a,b,Pump,Pump two,10,'].join(
        '\n',
      ),
    );
    expect(problems).toEqual([]);
    expect(nameWarnings(products)).toEqual([
      { place: 'line 2', problem: 'the English name “شفاط جديد” has no Latin letter' },
      { place: 'line 2', problem: 'the Arabic name “New pump” has no Arabic letter' },
      { place: 'line 4', problem: 'the Arabic name “Pump two” has no Arabic letter' },
    ]);
  });

  it('without Latin letters need a route', () => {
    expect(readCsvCatalogue(`${HEADER}\na,b,شفاط,شفاط,10,`).problems).toEqual([
      { place: 'line 2', problem: 'name_en "شفاط" has no Latin letters to form a route from: add a route' },
    ]);
  });

  it('need their columns', () => {
    expect(readCsvCatalogue('category,subcategory,name_en,price_aed').problems[0]?.problem).toBe(
      'the column name_ar is missing',
    );
  });
});

it('reads the lists of a JSON product, and names one that does not exist', () => {
  const problemsOf = (list: string) =>
    readJsonCatalogue(
      JSON.stringify([
        {
          product_code: 'JS-1',
          name: { en: 'Dune Balm', ar: 'بلسم الكثبان' },
          category: 'skincare',
          sub_category: 'bath',
          default_price: 12.5,
          sortings: [list],
        },
      ]),
    ).problems;
  expect(problemsOf('Recommended')).toEqual([]);
  expect(problemsOf('Loved')).toEqual([{ place: 'product 1', problem: expect.stringContaining('sortings') }]);
});
