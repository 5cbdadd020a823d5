import { isDeepStrictEqual } from 'node:util';
import { toWire } from '@mahd/rules/shop';
import type { PlacedProduct } from './placeProducts.js';

type Row = Readonly<Record<string, unknown>>;

/** What the report calls the columns of a product. */
const PRODUCT_COLUMNS = {
  name: ['nameEn', 'nameAr'],
  route: ['route'],
  code: ['productCode'],
  category: ['categoryId', 'subCategoryId'],
  lists: ['sortings'],
  age: ['ageFromMonths', 'ages'],
  'regulated feeding': ['regulatedFeeding'],
  hygiene: ['hygiene'],
  'default size': ['defaultVariant'],
  texts: ['summary', 'details'],
  pictures: ['pictures'],
  ingredients: ['ingredients'],
  link: ['link'],
  'related products': ['related'],
  'sold again': ['active'],
};
/** And those of a size or pattern; `value` shows those that fit into a line. */
const VARIANT_COLUMNS: Readonly<Record<string, { readonly names: readonly string[]; value?(row: Row): string }>> = {
  price: { names: ['priceFils'], value: ({ priceFils }) => amount(priceFils) },
  discount: {
    names: ['discountedFils', 'discountPercent'],
    value: ({ discountPercent, discountedFils }) =>
      discountPercent === 0 ? 'none' : `${String(discountPercent)}% (${amount(discountedFils)})`,
  },
  stock: { names: ['stock'], value: ({ stock }) => String(stock) },
  barcode: { names: ['barcode'], value: ({ barcode }) => (typeof barcode === 'string' ? barcode : 'none') },
  colour: { names: ['colorCode'], value: ({ colorCode }) => (typeof colorCode === 'string' ? colorCode : 'none') },
  age: { names: ['ageFromMonths'], value: ({ ageFromMonths }) => String(ageFromMonths) },
  texts: { names: ['texts'] },
  pictures: { names: ['pictures'] },
  'sold again': { names: ['active'] },
};

/** What an import changes about a product or one of its sizes, in words. */
export interface ImportChange {
  readonly code: string;
  readonly what: readonly string[];
}

/** What an import changes about an existing product and its sizes: a price with the one before. Empty if nothing. */
export function changesOf({ product, present, variants, ended }: PlacedProduct): ImportChange[] {
  if (present === undefined) return [];
  const own = [
    ...Object.entries(PRODUCT_COLUMNS)
      .filter(([, names]) => isOther(names, product, present))
      .map(([said]) => said),
    ...(ended > 0 ? [`${ended} ${ended === 1 ? 'size' : 'sizes'} no longer sold`] : []),
  ];
  const changes = new Map([[product.productCode, own]]);
  for (const { row, present: before } of variants)
    changes.set(row.code, [
      ...(changes.get(row.code) ?? []),
      ...(before === undefined ? ['new'] : differences(row, before)),
    ]);
  return [...changes].map(([code, what]) => ({ code, what })).filter(({ what }) => what.length > 0);
}

function differences(row: Row, before: Row): string[] {
  return Object.entries(VARIANT_COLUMNS)
    .filter(([, { names }]) => isOther(names, row, before))
    .map(([said, { value }]) => (value === undefined ? said : `${said} ${value(before)} → ${value(row)}`));
}

const isOther = (names: readonly string[], row: Row, before: Row) =>
  names.some((name) => !isDeepStrictEqual(row[name], before[name]));

/** An amount in AED. */
const amount = (fils: unknown) => (typeof fils === 'number' ? toWire(fils).toFixed(2) : 'none');
