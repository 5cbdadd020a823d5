import { ProductCode } from '@mahd/contract';
import { discountPercent, LISTING_SHOWS, OLDEST_MONTHS, parseFils, type Fils } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { FieldError, knownPicture, MOST_PERCENT, MOST_STOCK, routeOf } from './fields.js';
import type { ImportedProduct, ImportedVariant, ImportFile, ImportProblem } from './ImportedProduct.js';

const LocalizedText = Type.Object({ en: Type.String(), ar: Type.String() });
const LocalizedLists = Type.Object({ en: Type.Array(Type.String()), ar: Type.Array(Type.String()) });
const Amount = Type.Union([Type.Number({ minimum: 0, maximum: 1_000_000 }), Type.Null()]);
const Stock = Type.Integer({ minimum: 0, maximum: MOST_STOCK });
const Months = Type.Integer({ minimum: 0, maximum: OLDEST_MONTHS });
const Percent = Type.Integer({ minimum: 0, maximum: MOST_PERCENT });
const TextOrNull = Type.Optional(Type.Union([LocalizedText, Type.Null()]));
const textOrNull = (options: { pattern?: string } = {}) =>
  Type.Optional(Type.Union([Type.String(options), Type.Null()]));

const Variation = Type.Object({
  code: ProductCode,
  barcode: textOrNull(),
  name: LocalizedText,
  full_name: Type.Optional(LocalizedText),
  color: TextOrNull,
  color_code: textOrNull({ pattern: '^#[0-9a-fA-F]{3,8}$' }),
  short_description: Type.Optional(LocalizedText),
  age_from_months: Type.Optional(Months),
  variation_price: Amount,
  variation_discounted_price: Type.Optional(Amount),
  variation_discount: Type.Optional(Percent),
  variation_stock: Type.Optional(Stock),
  variation_images: Type.Optional(Type.Array(Type.String())),
});

/** A product in a JSON catalogue: amounts in AED, long texts as HTML or plain paragraphs, pictures by name. */
const Product = Type.Object({
  product_code: ProductCode,
  route: Type.Optional(Type.String()),
  barcode: textOrNull(),
  name: LocalizedText,
  category: Type.String({ minLength: 1 }),
  sub_category: Type.String({ minLength: 1 }),
  regulated_feeding: Type.Optional(Type.Boolean()),
  hygiene: Type.Optional(Type.Boolean()),
  age_from_months: Type.Optional(Months),
  size: TextOrNull,
  default_price: Type.Optional(Amount),
  discounted_price: Type.Optional(Amount),
  discount: Type.Optional(Percent),
  default_stock: Type.Optional(Stock),
  default_variation: textOrNull(),
  // Value.Errors does not know the contract's schema of the same names.
  sortings: Type.Optional(Type.Array(Type.Union(Object.values(LISTING_SHOWS).map((name) => Type.Literal(name))))),
  tags: Type.Optional(LocalizedLists),
  featured_img: Type.Optional(Type.String()),
  images_list: Type.Optional(Type.Array(Type.String())),
  short_description: Type.Optional(LocalizedText),
  long_description: Type.Optional(LocalizedText),
  specifications: Type.Optional(Type.Array(Type.Object({ label: LocalizedText, value: LocalizedText }))),
  how_to_use: Type.Optional(LocalizedLists),
  safety: Type.Optional(LocalizedLists),
  ingredients: Type.Optional(Type.Union([Type.Object({ inci: Type.String() }), Type.Null()])),
  notice: TextOrNull,
  link: textOrNull({ pattern: '^https://' }),
  related: Type.Optional(Type.Array(Type.String())),
  variations: Type.Optional(Type.Array(Variation)),
});
type Product = Static<typeof Product>;
type Variation = Static<typeof Variation>;

const NO_TEXT = { en: '', ar: '' };
const UNSAID = { en: undefined, ar: undefined };

/** Reads a JSON catalogue: an array of products, or an object with `products`. */
export function readJsonCatalogue(text: string): ImportFile {
  const parsed: unknown = JSON.parse(text);
  const list = Array.isArray(parsed) ? parsed : (parsed as { products?: unknown } | null)?.products;
  if (!Array.isArray(list))
    return {
      products: [],
      incomplete: [],
      problems: [{ place: 'the file', problem: 'holds neither a list of products nor an object with "products"' }],
    };
  const products: ImportedProduct[] = [];
  const problems: ImportProblem[] = [];
  list.forEach((entry: unknown, index) => {
    const place = `product ${index + 1}`;
    const [wrong] = Value.Errors(Product, entry);
    try {
      if (wrong !== undefined)
        throw new FieldError(
          `${wrong.path === '' ? 'it' : wrong.path.slice(1).replaceAll('/', '.')}: ${wrong.message}`,
        );
      products.push(productOf(entry as Product, place));
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      problems.push({ place, problem: error.message });
    }
  });
  return { products, incomplete: [], problems };
}

function productOf(product: Product, place: string): ImportedProduct {
  const variations = product.variations ?? [];
  const pictures = [...new Set([product.featured_img ?? '', ...(product.images_list ?? [])])]
    .filter((name) => name !== '')
    .map(knownPicture);
  const rows = (language: 'en' | 'ar') =>
    (product.specifications ?? []).map(({ label, value }) => ({ label: label[language], value: value[language] }));
  return {
    place,
    pictures,
    route: routeOf(product.route ?? '', product.name.en),
    isRouteGiven: (product.route ?? '') !== '',
    code: product.product_code,
    name: product.name,
    category: product.category,
    subCategory: product.sub_category,
    regulatedFeeding: product.regulated_feeding,
    hygiene: product.hygiene,
    ageFromMonths: product.age_from_months,
    tags: product.tags,
    sortings: product.sortings,
    shortDescription: product.short_description ?? UNSAID,
    longDescription: product.long_description ?? UNSAID,
    specificationRows: product.specifications && { en: rows('en'), ar: rows('ar') },
    howToUse: product.how_to_use,
    safety: product.safety,
    ingredients: product.ingredients === null ? null : product.ingredients?.inci,
    notice: product.notice,
    link: product.link,
    related: product.related,
    defaultVariant: product.default_variation,
    hasVariations: variations.length > 0,
    variants:
      variations.length > 0
        ? variations.map((variation) => variantOf(variation, product, place))
        : [onlyVariant(product, place, pictures)],
  };
}

function variantOf(variation: Variation, product: Product, place: string): ImportedVariant {
  return {
    place,
    code: variation.code,
    barcode: variation.barcode,
    size: variation.name,
    color: variation.color === null ? NO_TEXT : variation.color,
    colorCode: variation.color_code,
    fullName: variation.full_name,
    shortDescription: variation.short_description ?? product.short_description ?? UNSAID,
    ...amounts(variation.variation_price, variation.variation_discounted_price, variation.variation_discount),
    stock: variation.variation_stock,
    ageFromMonths: variation.age_from_months ?? product.age_from_months,
    pictures: (variation.variation_images ?? []).map(knownPicture),
  };
}

function onlyVariant(product: Product, place: string, pictures: ImportedProduct['pictures']): ImportedVariant {
  return {
    place,
    pictures,
    code: product.product_code,
    barcode: product.barcode,
    size: product.size === null ? NO_TEXT : product.size,
    color: undefined,
    colorCode: undefined,
    fullName: product.name,
    shortDescription: product.short_description ?? UNSAID,
    ...amounts(product.default_price, product.discounted_price, product.discount),
    stock: product.default_stock,
    ageFromMonths: product.age_from_months,
  };
}

function amounts(
  price: number | null | undefined,
  lowered: number | null | undefined,
  percent = 0,
): Pick<ImportedVariant, 'priceFils' | 'discount'> {
  const priceFils = price === undefined ? undefined : filsOf(price);
  const fils = filsOf(lowered ?? null) ?? 0;
  if (priceFils == null && (fils > 0 || percent > 0)) throw new FieldError('a discount without a price');
  if (priceFils != null && fils >= priceFils)
    throw new FieldError(`the discounted price ${lowered ?? ''} is not below the price ${price ?? ''}`);
  if (fils > 0 !== percent > 0)
    throw new FieldError('a discounted price and a percentage come together, or not at all');
  const expected = discountPercent(priceFils ?? 0, fils);
  if (percent !== expected)
    throw new FieldError(
      `the discounted price ${lowered ?? ''} is ${expected} % below the price ${price ?? ''}, not ${percent} %`,
    );
  return { priceFils, discount: lowered === undefined && percent === 0 ? undefined : { percent, fils } };
}

/** 0 means no price. */
function filsOf(amount: number | null): Fils | null {
  if (amount === null || amount === 0) return null;
  const fils = parseFils(amount);
  if (fils === null) throw new FieldError(`${amount} has more than two decimals`);
  return fils;
}
