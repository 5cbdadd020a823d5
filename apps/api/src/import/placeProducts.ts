import { createHash } from 'node:crypto';
import { indexWords, mainWords, nameWords } from '@mahd/rules/locale/search';
import { allowedDiscount, allowedSortings, mayBePromoted } from '../catalog/feedingRule.js';
import type { CategoryRow } from '../catalog/queries.js';
import { documentId } from '../db/documentId.js';
import type { products, variants } from '../db/schema/index.js';
import { slugOf } from './fields.js';
import type { ImportedProduct, ImportedVariant, ImportProblem } from './ImportedProduct.js';
import { richText } from './richText.js';
import type { ShopState } from './shopState.js';

/** Database rows of an imported product. */
export interface PlacedProduct {
  readonly product: typeof products.$inferInsert;
  readonly variants: readonly (typeof variants.$inferInsert)[];
  readonly withoutStock: number;
}

const CODE_LENGTH = 40;

/** Resolves imported products to existing products, categories and codes, and reports conflicts. */
export function placeProducts(
  imported: readonly ImportedProduct[],
  state: ShopState,
  enforced: boolean,
): { rows: PlacedProduct[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const rows: PlacedProduct[] = [];
  const takenBy = new Map<string, string>();
  let position = state.nextPosition;
  for (const product of imported) {
    const say = (problem: string, place = product.place) => void problems.push({ place, problem });
    const category = placeOf(state.categories, product);
    if (typeof category === 'string') {
      say(category);
      continue;
    }
    const atRoute = state.byRoute.get(product.route);
    const withCode = product.code === null ? undefined : state.byCode.get(product.code);
    if (atRoute !== undefined && withCode !== undefined && atRoute.id !== withCode.id)
      say(`the route ${product.route} belongs to ${atRoute.productCode}`);
    const present = withCode ?? atRoute;
    const code =
      product.code ??
      present?.productCode ??
      derivedCode(product.hasVariations ? `group ${product.route}` : product.route);
    const id = present?.id ?? documentId('product', code);
    const regulated = product.regulatedFeeding === true || category.sub.regulatedFeeding;
    const noticeOf = (row: CategoryRow, language: 'en' | 'ar') => (regulated ? row.texts[language].notice : null);
    const placed = product.variants.map((variant, index) => placeVariant(variant, index, { product, id, code, state }));
    for (const key of new Set([`route ${product.route}`, `product code ${code}`]))
      claim(takenBy, key, product.place, say);
    placed.forEach(({ row }, index) => {
      const place = product.variants[index]?.place ?? product.place;
      claim(takenBy, `code ${row.code}`, place, (problem) => say(problem, place));
      const owner = state.variantByCode.get(row.code)?.productId;
      if (owner !== undefined && owner !== id) say(`the code ${row.code} belongs to another product`, place);
      if (!mayBePromoted({ regulatedFeeding: regulated }, enforced) && row.discountPercent > 0)
        say('bottles, teats and pacifiers carry no discount (REGULATED_FEEDING)', place);
    });
    const promotable = mayBePromoted({ regulatedFeeding: regulated }, enforced);
    const own = placed.map(({ row }) => allowedDiscount(row, promotable));
    const defaultVariant = product.defaultVariant ?? own[0]?.code ?? null;
    if (!own.some((row) => row.code === defaultVariant))
      say(`default_variation ${defaultVariant ?? ''} is none of its variations`);
    rows.push({
      variants: own,
      withoutStock: placed.filter((one) => one.withoutStock).length,
      product: {
        id,
        defaultVariant,
        route: product.route,
        productCode: code,
        categoryId: category.top.id,
        subCategoryId: category.sub.id,
        position: present?.position ?? position++,
        sortings: allowedSortings(
          {
            regulatedFeeding: regulated,
            sortings: product.sortings.length > 0 ? [...product.sortings] : (present?.sortings ?? []),
          },
          enforced,
        ),
        ageFromMonths: product.ageFromMonths,
        ages: [...new Set(product.variants.map(({ ageFromMonths }) => ageFromMonths))].sort((a, b) => a - b),
        regulatedFeeding: regulated,
        hygiene: product.hygiene === true || category.sub.hygiene,
        hasVariations: product.hasVariations,
        fromPriceFils: null,
        inStock: false,
        ratingTenths: null,
        ratingCounts: [0, 0, 0, 0, 0],
        summary: { en: summaryOf(product, 'en'), ar: summaryOf(product, 'ar') },
        details: {
          en: detailsOf(product, noticeOf(category.top, 'en'), 'en'),
          ar: detailsOf(product, noticeOf(category.top, 'ar'), 'ar'),
        },
        pictures: product.pictures.length > 0 ? [...product.pictures] : (present?.pictures ?? []),
        ingredients: product.ingredients,
        downloads: [],
        link: product.link,
        related: [...product.related],
        nameWords: nameWords(`${product.name.en} ${product.name.ar}`),
        mainWords: [...mainWords(product.name.en, 'en'), ...mainWords(product.name.ar, 'ar')],
        nameEn: product.name.en,
        nameAr: product.name.ar,
        searchWords: searchWordsOf(
          product,
          code,
          own.map((row) => row.code),
          category,
        ),
        imported: true,
        active: true,
      },
    });
  }
  return { rows, problems };
}

interface Place {
  readonly top: CategoryRow;
  readonly sub: CategoryRow;
}

/** The known routes, for an error message. */
const named = (rows: readonly CategoryRow[]): string => `there are ${rows.map(({ route }) => route).join(', ')}`;

/** Resolves category and sub-category by route or name, or returns an error message. */
function placeOf(categories: readonly CategoryRow[], { category, subCategory }: ImportedProduct): Place | string {
  const isNamed = (row: CategoryRow, text: string) =>
    row.route === text.toLowerCase() ||
    row.texts.en.name.toLowerCase() === text.toLowerCase() ||
    row.texts.ar.name === text;
  const top = categories.find((row) => row.parentId === null && isNamed(row, category));
  if (top === undefined)
    return `there is no category "${category}"; ${named(categories.filter((row) => row.parentId === null))}`;
  const sub = categories.find((row) => row.parentId === top.id && isNamed(row, subCategory));
  if (sub === undefined)
    return `there is no sub-category "${subCategory}" in ${top.texts.en.name}; ${named(categories.filter((row) => row.parentId === top.id))}`;
  const place: Place = { top, sub };
  return place;
}

/** Resolves a variant by code or by size and colour; a new one without a code gets one derived from its name. */
function placeVariant(
  variant: ImportedVariant,
  position: number,
  of: { product: ImportedProduct; id: string; code: string; state: ShopState },
): { row: typeof variants.$inferInsert; withoutStock: boolean } {
  const { product, id, state } = of;
  const siblings = state.variantsOf.get(id) ?? [];
  const same =
    variant.code === null
      ? siblings.find(({ texts }) => texts.en.size === variant.size.en && texts.en.color === variant.color.en)
      : undefined;
  const code =
    variant.code ??
    same?.code ??
    (product.hasVariations ? derivedCode(`${product.route} ${variant.size.en} ${variant.color.en}`) : of.code);
  const present = state.variantByCode.get(code);
  const stock = variant.stock ?? present?.stock;
  return {
    withoutStock: stock === undefined,
    row: {
      code,
      productId: id,
      position,
      barcode: variant.barcode,
      priceFils: variant.priceFils,
      discountedFils: variant.discountedFils,
      discountPercent: variant.discountPercent,
      stock: stock ?? 0,
      colorCode: variant.colorCode,
      ageFromMonths: variant.ageFromMonths,
      texts: { en: variantTexts(variant, 'en'), ar: variantTexts(variant, 'ar') },
      pictures: variant.pictures.length > 0 ? [...variant.pictures] : (present?.pictures ?? []),
      active: true,
    },
  };
}

function claim(takenBy: Map<string, string>, key: string, place: string, say: (problem: string) => void): void {
  const other = takenBy.get(key);
  if (other === undefined) takenBy.set(key, place);
  else say(`the ${key} is already used in ${other}`);
}

/** A stable code derived from a name. */
function derivedCode(text: string): string {
  const slug = slugOf(text).toUpperCase();
  if (slug.length <= CODE_LENGTH) return slug;
  return `${slug.slice(0, CODE_LENGTH - 9)}-${createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()}`;
}

function variantTexts(variant: ImportedVariant, language: 'en' | 'ar') {
  return {
    size: variant.size[language],
    color: variant.color[language],
    fullName: variant.fullName[language],
    shortDescription: variant.shortDescription[language],
  };
}

function summaryOf(product: ImportedProduct, language: 'en' | 'ar') {
  return {
    name: product.name[language],
    size: product.hasVariations ? '' : (product.variants[0]?.size[language] ?? ''),
    tags: [...product.tags[language]],
  };
}

function detailsOf(product: ImportedProduct, notice: string | null, language: 'en' | 'ar') {
  return {
    shortDescription: product.shortDescription[language],
    longDescription: richText(product.longDescription[language]),
    specificationRows: product.specificationRows[language],
    howToUse: product.howToUse[language],
    safety: product.safety[language],
    notice: product.notice?.[language] ?? notice,
  };
}

function searchWordsOf(
  product: ImportedProduct,
  code: string,
  codes: readonly string[],
  { top, sub }: Place,
): string[] {
  const words = (['en', 'ar'] as const).flatMap((language) => [
    product.name[language],
    ...product.variants.flatMap(({ fullName, size, color }) => [fullName[language], size[language], color[language]]),
    ...product.tags[language],
    top.texts[language].name,
    sub.texts[language].name,
    product.shortDescription[language],
  ]);
  return indexWords([...words, code, ...codes].join(' '));
}
