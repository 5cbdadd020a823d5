import { isDeepStrictEqual } from 'node:util';
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
/** And those of a size or pattern. */
const VARIANT_COLUMNS = {
  price: ['priceFils'],
  discount: ['discountedFils', 'discountPercent'],
  stock: ['stock'],
  barcode: ['barcode'],
  colour: ['colorCode'],
  age: ['ageFromMonths'],
  texts: ['texts'],
  pictures: ['pictures'],
  'sizes sold again': ['active'],
};

/** What an import changes about an existing product, in words; empty if nothing. */
export function changesOf({ product, present, variants, ended }: PlacedProduct): string[] {
  if (present === undefined) return [];
  const said = new Set(differences(PRODUCT_COLUMNS, product, present));
  for (const { row, present: before } of variants) {
    if (before === undefined) said.add('new sizes');
    else for (const one of differences(VARIANT_COLUMNS, row, before)) said.add(one);
  }
  if (ended > 0) said.add('sizes no longer sold');
  return [...said];
}

function differences(columns: Readonly<Record<string, readonly string[]>>, row: Row, before: Row): string[] {
  return Object.entries(columns)
    .filter(([, names]) => names.some((name) => !isDeepStrictEqual(row[name], before[name])))
    .map(([said]) => said);
}
