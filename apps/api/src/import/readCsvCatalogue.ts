import { OLDEST_MONTHS } from '@mahd/rules/shop';
import { readCsv, type CsvRecord } from './csv.js';
import {
  codeOf,
  FieldError,
  flagOf,
  integerOf,
  knownPicture,
  linkOf,
  MOST_PERCENT,
  MOST_STOCK,
  priceOf,
  required,
  routeOf,
} from './fields.js';
import type { ImportedProduct, ImportedVariant, ImportFile, ImportProblem } from './ImportedProduct.js';

/** CSV columns. Rows with the same name and sub-category are sizes of one product. */
export const CSV_COLUMNS = [
  'category',
  'subcategory',
  'name_en',
  'name_ar',
  'size',
  'size_ar',
  'color',
  'color_ar',
  'price_aed',
  'discount_percent',
  'stock',
  'age_from_months',
  'short_en',
  'short_ar',
  'long_en',
  'long_ar',
  'product_code',
  'barcode',
  'route',
  'link',
  'pictures',
  'regulated_feeding',
  'hygiene',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
const NEEDED: readonly CsvColumn[] = ['category', 'subcategory', 'name_en', 'name_ar', 'price_aed'];

interface Row {
  readonly product: ImportedProduct;
  readonly variant: ImportedVariant;
}

/** Reads a CSV catalogue and collects the problems of all rows. */
export function readCsvCatalogue(text: string): ImportFile {
  const [header, ...records] = readCsv(text);
  const columns = header?.fields.map((name) => name.trim()) ?? [];
  const missing = NEEDED.filter((name) => !columns.includes(name));
  const unknown = columns.filter((name) => !(CSV_COLUMNS as readonly string[]).includes(name));
  if (missing.length > 0) return rejected(`the ${columnsAre(missing)} missing`);
  if (unknown.length > 0) return rejected(`the ${columnsAre(unknown)} unknown; known are ${CSV_COLUMNS.join(', ')}`);
  const problems: ImportProblem[] = [];
  const incomplete: ImportedProduct[] = [];
  const groups = new Map<string, Row[]>();
  for (const record of records) {
    const place = `line ${record.line}`;
    if (record.fields.length !== columns.length) {
      problems.push({ place, problem: `${record.fields.length} fields where the first line has ${columns.length}` });
      continue;
    }
    const known = problems.length;
    const row = readRow(columns, record, place, (problem) => problems.push({ place, problem }));
    const { category, subCategory, name } = row.product;
    if (problems.length > known) {
      if (category !== '' && subCategory !== '') incomplete.push(row.product);
      continue;
    }
    const key = JSON.stringify([category, subCategory, name.en]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return { products: [...groups.values()].map(productOf), incomplete, problems };
}

const columnsAre = (names: readonly string[]) =>
  names.length === 1 ? `column ${names[0]} is` : `columns ${names.join(', ')} are`;

const rejected = (problem: string): ImportFile => ({
  products: [],
  incomplete: [],
  problems: [{ place: 'line 1', problem }],
});

/** Reports every invalid field; the row is then not to be imported. */
function readRow(
  columns: readonly string[],
  { fields }: CsvRecord,
  place: string,
  say: (problem: string) => void,
): Row {
  const attempt = <T>(parse: () => T, otherwise: T): T => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      say(error.message);
      return otherwise;
    }
  };
  const of = (name: CsvColumn): string => (fields[columns.indexOf(name)] ?? '').trim();
  /** `undefined` without the column: the present value is kept. */
  const read = <T>(name: CsvColumn, parse: (text: string) => T): T | undefined =>
    columns.includes(name) ? attempt(() => parse(of(name)), undefined) : undefined;
  const needed = (name: CsvColumn) => attempt(() => required(of(name), name), '');
  const text = (name: CsvColumn) => read(name, (value) => value);
  const both = (name: CsvColumn, arabic: CsvColumn) => read(name, (en) => ({ en, ar: of(arabic) || en }));
  const pictures = of('pictures')
    .split('|')
    .map((picture) => picture.trim())
    .filter((picture) => picture !== '')
    .flatMap((picture) => attempt(() => [knownPicture(picture)], []));
  const shortDescription = { en: text('short_en'), ar: text('short_ar') };
  const ageFromMonths = read('age_from_months', (age) => integerOf(age, 'age_from_months', OLDEST_MONTHS, 0));
  const name = { en: needed('name_en'), ar: needed('name_ar') };
  return {
    variant: {
      place,
      code: attempt(() => codeOf(of('product_code'), 'product_code'), null),
      size: both('size', 'size_ar'),
      color: both('color', 'color_ar'),
      shortDescription,
      ageFromMonths,
      pictures,
      barcode: read('barcode', (barcode) => barcode || null),
      colorCode: undefined,
      fullName: undefined,
      priceFils: attempt(() => priceOf(of('price_aed'), 'price_aed'), null),
      discount: read('discount_percent', (percent) => ({
        percent: integerOf(percent, 'discount_percent', MOST_PERCENT, 0),
        fils: null,
      })),
      stock: attempt(() => integerOf(of('stock'), 'stock', MOST_STOCK, undefined), undefined),
    },
    product: {
      place,
      name,
      shortDescription,
      ageFromMonths,
      pictures,
      route: name.en === '' ? '' : attempt(() => routeOf(of('route'), name.en), ''),
      isRouteGiven: of('route') !== '',
      code: null,
      category: needed('category'),
      subCategory: needed('subcategory'),
      regulatedFeeding: read('regulated_feeding', (flag) => flagOf(flag, 'regulated_feeding')),
      hygiene: read('hygiene', (flag) => flagOf(flag, 'hygiene')),
      tags: undefined,
      sortings: undefined,
      longDescription: { en: text('long_en'), ar: text('long_ar') },
      specificationRows: undefined,
      howToUse: undefined,
      safety: undefined,
      ingredients: undefined,
      notice: undefined,
      link: read('link', linkOf),
      related: undefined,
      defaultVariant: undefined,
      variants: [],
      hasVariations: false,
    },
  };
}

function productOf(rows: readonly Row[]): ImportedProduct {
  const [first] = rows;
  if (first === undefined) throw new Error('A product without rows');
  const variants = rows.map(({ variant }) => variant);
  const hasVariations = variants.length > 1;
  const pictures = [
    ...new Map(variants.flatMap((variant) => variant.pictures).map((picture) => [picture.path, picture])).values(),
  ];
  return {
    ...first.product,
    pictures,
    variants,
    hasVariations,
    code: hasVariations ? null : (first.variant.code ?? null),
    regulatedFeeding: rows.some(({ product }) => product.regulatedFeeding === true) || first.product.regulatedFeeding,
    hygiene: rows.some(({ product }) => product.hygiene === true) || first.product.hygiene,
  };
}
