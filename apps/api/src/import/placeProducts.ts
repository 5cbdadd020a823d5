import { indexWords, mainWords, nameWords } from '@mahd/rules/locale/search';
import { allowedDiscount, allowedSortings, mayBePromoted } from '../catalog/feedingRule.js';
import type { CategoryRow } from '../catalog/queries.js';
import { documentId } from '../db/documentId.js';
import type { products } from '../db/schema/index.js';
import { derivedCode } from './fields.js';
import type { ImportedProduct, ImportFile, ImportProblem } from './ImportedProduct.js';
import { placeVariants, type PlacedVariant, type PlacedVariants } from './placeVariants.js';
import { richText } from './richText.js';
import type { KnownProduct, ShopState } from './shopState.js';

type ProductRow = typeof products.$inferInsert;

/** Database rows of an imported product. */
export interface PlacedProduct {
  readonly product: ProductRow;
  readonly present: KnownProduct | undefined;
  readonly variants: readonly PlacedVariant[];
  /** Codes of all its sizes and patterns that are sold from now on. */
  readonly sold: readonly string[];
  /** Number of those that are no longer sold. */
  readonly ended: number;
}

export interface PlaceChoices {
  /** Whether regulated feeding products are excluded from promotions. */
  readonly feedingRuleEnforced: boolean;
  /** Whether sizes and patterns missing from the file are discontinued. */
  readonly replace: boolean;
}

/** Resolves imported products to existing products, categories and codes, and reports conflicts. */
export function placeProducts(
  imported: readonly ImportedProduct[],
  state: ShopState,
  { feedingRuleEnforced, replace }: PlaceChoices,
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
    const present = presentProduct(product, state);
    if (product.isRouteGiven && atRoute !== undefined && present !== undefined && atRoute.id !== present.id)
      say(`the route ${product.route} belongs to ${atRoute.productCode}`);
    const route = product.isRouteGiven ? product.route : (present?.route ?? product.route);
    const code = codeOf(product, present, replace);
    const id = present?.id ?? documentId('product', code);
    const regulated = isMarked(product.regulatedFeeding, present?.regulatedFeeding, category.sub.regulatedFeeding);
    const promotable = mayBePromoted({ regulatedFeeding: regulated }, feedingRuleEnforced);
    const sizes = placeVariants({ product, present, id, code, state, replace, say });
    const { placed, kept } = sizes;
    for (const key of new Set([`route ${route}`, `product code ${code}`])) claim(takenBy, key, product.place, say);
    placed.forEach(({ row, place }, index) => {
      claim(takenBy, `code ${row.code}`, place, (problem) => say(problem, place));
      const owner = state.variantByCode.get(row.code)?.productId;
      if (owner !== undefined && owner !== id) say(`the code ${row.code} belongs to another product`, place);
      if (!promotable && (product.variants[index]?.discount?.percent ?? 0) > 0)
        say('bottles, nipples and pacifiers carry no discount (REGULATED_FEEDING)', place);
    });
    const own = placed.map((one) => ({ ...one, row: allowedDiscount(one.row, promotable) }));
    const sold = [...own.map(({ row }) => row), ...kept];
    const isSold = (wanted: string | null | undefined) => sold.some((row) => row.code === wanted);
    const defaultVariant =
      product.defaultVariant ??
      (isSold(present?.defaultVariant) ? (present?.defaultVariant ?? null) : (sold[0]?.code ?? null));
    if (!isSold(defaultVariant)) say(`default_variation ${defaultVariant ?? ''} is none of its variations`);
    const hasVariations = product.hasVariations || kept.length > 0 || (!replace && present?.hasVariations === true);
    const row: ProductRow = {
      ...textsOf(product, present, { category, regulated, hasVariations, sizes, code }),
      id,
      route,
      defaultVariant,
      hasVariations,
      productCode: code,
      categoryId: category.top.id,
      subCategoryId: category.sub.id,
      position: present?.position ?? position++,
      sortings: allowedSortings(
        { regulatedFeeding: regulated, sortings: [...(product.sortings ?? present?.sortings ?? [])] },
        feedingRuleEnforced,
      ),
      ageFromMonths: product.ageFromMonths ?? (present ?? { ageFromMonths: 0 }).ageFromMonths,
      ages: [...new Set(sold.map(({ ageFromMonths }) => ageFromMonths).filter((age) => age != null))].sort(
        (a, b) => a - b,
      ),
      regulatedFeeding: regulated,
      hygiene: isMarked(product.hygiene, present?.hygiene, category.sub.hygiene),
      fromPriceFils: null,
      inStock: false,
      ratingTenths: null,
      ratingCounts: [0, 0, 0, 0, 0],
      pictures: picturesOf(product, present, kept),
      ingredients: product.ingredients === undefined ? (present?.ingredients ?? null) : product.ingredients,
      downloads: [],
      link: product.link === undefined ? (present?.link ?? null) : product.link,
      related: [...(product.related ?? present?.related ?? [])],
      imported: true,
      active: true,
    };
    const ended = (state.variantsOf.get(id) ?? []).filter(({ active, code: before }) => active && !isSold(before));
    rows.push({
      present,
      variants: own,
      product: row,
      sold: sold.map((variant) => variant.code),
      ended: ended.length,
    });
  }
  return { rows, problems };
}

/** The problems with the categories of rows that have other errors already. */
export function misplaced(rows: ImportFile['incomplete'], { categories }: ShopState): ImportProblem[] {
  return rows.flatMap((row) => {
    const problem = placeOf(categories, row);
    return typeof problem === 'string' ? [{ place: row.place, problem }] : [];
  });
}

/** Products are matched by code; with the code of a size only, by that; otherwise by route. */
function presentProduct(product: ImportedProduct, state: ShopState): KnownProduct | undefined {
  const withCode = product.code === null ? undefined : state.byCode.get(product.code);
  if (withCode !== undefined) return withCode;
  const sizes = product.code === null || !product.hasVariations ? product.variants : [];
  const owner = sizes.map(({ code }) => state.variantByCode.get(code ?? '')?.productId).find((id) => id !== undefined);
  return (owner === undefined ? undefined : state.byId.get(owner)) ?? state.byRoute.get(product.route);
}

/** The code of an entry without sizes may be that of one size; the product keeps its own. */
function codeOf(product: ImportedProduct, present: KnownProduct | undefined, replace: boolean): string {
  if (present !== undefined && !product.hasVariations && !replace) return present.productCode;
  return (
    product.code ??
    present?.productCode ??
    derivedCode(product.hasVariations ? `group ${product.route}` : product.route)
  );
}

/** A mark is set by the file, or was set before, or comes with the sub-category. */
function isMarked(given: boolean | null | undefined, before: boolean | undefined, ofSubCategory: boolean): boolean {
  return (given === undefined ? before === true : given === true) || ofSubCategory;
}

function picturesOf(
  { pictures }: ImportedProduct,
  present: KnownProduct | undefined,
  kept: PlacedVariants['kept'],
): ProductRow['pictures'] {
  if (pictures.length === 0) return present?.pictures ?? [];
  const all = [...pictures, ...kept.flatMap((variant) => variant.pictures)];
  return [...new Map(all.map((picture) => [picture.path, picture])).values()];
}

interface Place {
  readonly top: CategoryRow;
  readonly sub: CategoryRow;
}

/** The known routes, for an error message. */
const named = (rows: readonly CategoryRow[]): string => `there are ${rows.map(({ route }) => route).join(', ')}`;

/** Resolves category and sub-category by route or name, or returns an error message. */
function placeOf(
  categories: readonly CategoryRow[],
  { category, subCategory }: Pick<ImportedProduct, 'category' | 'subCategory'>,
): Place | string {
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

function claim(takenBy: Map<string, string>, key: string, place: string, say: (problem: string) => void): void {
  const other = takenBy.get(key);
  if (other === undefined) takenBy.set(key, place);
  else say(`the ${key} is already used in ${other}`);
}

/** The columns built from texts. */
function textsOf(
  product: ImportedProduct,
  present: KnownProduct | undefined,
  of: { category: Place; regulated: boolean; hasVariations: boolean; sizes: PlacedVariants; code: string },
) {
  const { category, regulated } = of;
  const sizes = [...of.sizes.placed.map(({ row }) => row), ...of.sizes.kept];
  const localized = <T>(make: (language: 'en' | 'ar') => T) => ({ en: make('en'), ar: make('ar') });
  const summary = localized((language) => ({
    name: product.name[language],
    size: of.hasVariations ? '' : (sizes[0]?.texts[language].size ?? ''),
    tags: [...(product.tags?.[language] ?? present?.summary[language].tags ?? [])],
  }));
  const details = localized((language) => {
    const before = present?.details[language];
    const long = product.longDescription[language];
    const ofCategory = regulated ? category.top.texts[language].notice : null;
    return {
      shortDescription: product.shortDescription[language] ?? before?.shortDescription ?? '',
      longDescription: long === undefined ? (before?.longDescription ?? '') : richText(long),
      specificationRows: product.specificationRows?.[language] ?? before?.specificationRows ?? [],
      howToUse: product.howToUse?.[language] ?? before?.howToUse ?? [],
      safety: product.safety?.[language] ?? before?.safety ?? [],
      notice: (product.notice === undefined ? before?.notice : product.notice?.[language]) ?? ofCategory,
    };
  });
  const words = (['en', 'ar'] as const).flatMap((language) => [
    product.name[language],
    ...sizes.flatMap(({ texts: { [language]: texts } }) => [texts.fullName, texts.size, texts.color]),
    ...summary[language].tags,
    category.top.texts[language].name,
    category.sub.texts[language].name,
    details[language].shortDescription,
  ]);
  return {
    summary,
    details,
    nameWords: nameWords(`${product.name.en} ${product.name.ar}`),
    mainWords: [...mainWords(product.name.en, 'en'), ...mainWords(product.name.ar, 'ar')],
    nameEn: product.name.en,
    nameAr: product.name.ar,
    searchWords: indexWords([...words, of.code, ...sizes.map(({ code }) => code)].join(' ')),
  };
}
