import { readCsv, type CsvRecord } from './csv.js';
import {
  codeOf,
  discounted,
  FieldError,
  flagOf,
  knownPicture,
  linkOf,
  priceOf,
  required,
  routeOf,
  integerOf,
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
type Column = (typeof CSV_COLUMNS)[number];
const NEEDED: readonly Column[] = ['category', 'subcategory', 'name_en', 'name_ar', 'price_aed'];

const OLDEST_MONTHS = 240;
const MOST_STOCK = 1_000_000;

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
  if (missing.length > 0)
    return { products: [], problems: [{ place: 'line 1', problem: `the columns ${missing.join(', ')} are missing` }] };
  if (unknown.length > 0)
    return {
      products: [],
      problems: [
        {
          place: 'line 1',
          problem: `the columns ${unknown.join(', ')} are unknown; known are ${CSV_COLUMNS.join(', ')}`,
        },
      ],
    };
  const problems: ImportProblem[] = [];
  const groups = new Map<string, Row[]>();
  for (const record of records) {
    const place = `line ${record.line}`;
    try {
      if (record.fields.length !== columns.length)
        throw new FieldError(`${record.fields.length} fields where the first line has ${columns.length}`);
      const row = readRow(columns, record, place);
      const key = JSON.stringify([row.product.category, row.product.subCategory, row.product.name.en]);
      groups.set(key, [...(groups.get(key) ?? []), row]);
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      problems.push({ place, problem: error.message });
    }
  }
  return { products: [...groups.values()].map(productOf), problems };
}

function readRow(columns: readonly string[], { fields }: CsvRecord, place: string): Row {
  const of = (name: Column): string => (fields[columns.indexOf(name)] ?? '').trim();
  const name = { en: required(of('name_en'), 'name_en'), ar: required(of('name_ar'), 'name_ar') };
  const price = priceOf(of('price_aed'), 'price_aed');
  const percent = integerOf(of('discount_percent'), 'discount_percent', 99, 0);
  const pictures = of('pictures')
    .split('|')
    .map((picture) => picture.trim())
    .filter((picture) => picture !== '')
    .map(knownPicture);
  const size = { en: of('size'), ar: of('size_ar') || of('size') };
  const color = { en: of('color'), ar: of('color_ar') || of('color') };
  const shortDescription = { en: of('short_en'), ar: of('short_ar') };
  const ageFromMonths = integerOf(of('age_from_months'), 'age_from_months', OLDEST_MONTHS, 0);
  const code = codeOf(of('product_code'), 'product_code');
  return {
    variant: {
      place,
      code,
      size,
      color,
      shortDescription,
      ageFromMonths,
      pictures,
      barcode: of('barcode') || null,
      colorCode: null,
      fullName: { en: fullName(name.en, size.en, color.en), ar: fullName(name.ar, size.ar, color.ar) },
      priceFils: price,
      discountedFils: discounted(price, percent),
      discountPercent: price === null ? 0 : percent,
      stock: integerOf(of('stock'), 'stock', MOST_STOCK, null),
    },
    product: {
      place,
      name,
      shortDescription,
      ageFromMonths,
      pictures,
      route: routeOf(of('route'), name.en),
      code: null,
      category: required(of('category'), 'category'),
      subCategory: required(of('subcategory'), 'subcategory'),
      regulatedFeeding: flagOf(of('regulated_feeding'), 'regulated_feeding'),
      hygiene: flagOf(of('hygiene'), 'hygiene'),
      tags: { en: [], ar: [] },
      sortings: [],
      longDescription: { en: of('long_en'), ar: of('long_ar') },
      specificationRows: { en: [], ar: [] },
      howToUse: { en: [], ar: [] },
      safety: { en: [], ar: [] },
      ingredients: null,
      notice: null,
      link: linkOf(of('link')),
      related: [],
      defaultVariant: null,
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

function fullName(name: string, size: string, color: string): string {
  return [name, size, color].filter((part) => part !== '').join(', ');
}
