import type { variants } from '../db/schema/index.js';
import type { ImportedProduct, ImportedVariant } from './ImportedProduct.js';
import { derivedCode, discounted } from './fields.js';
import type { KnownProduct, KnownVariant, ShopState } from './shopState.js';

export interface PlacedVariant {
  readonly place: string;
  readonly row: typeof variants.$inferInsert;
  readonly present: KnownVariant | undefined;
  /** Whether the file has its stock; otherwise the present stock stays, and that of a new one is 0. */
  readonly hasStock: boolean;
}

export interface PlacedVariants {
  readonly placed: readonly PlacedVariant[];
  /** Sizes and patterns that the file does not name and that are still sold. */
  readonly kept: readonly KnownVariant[];
}

/** The product that the variants of a file are placed into. */
export interface Target {
  readonly product: ImportedProduct;
  readonly present: KnownProduct | undefined;
  readonly id: string;
  readonly code: string;
  readonly state: ShopState;
  /** Whether variants missing from the file are discontinued. */
  readonly replace: boolean;
  readonly say: (problem: string, place?: string) => void;
}

/** Resolves the variants of a product by code, otherwise by size and colour, and fills in what the file does not say. */
export function placeVariants(target: Target): PlacedVariants {
  const { product, id, state, replace, say } = target;
  const siblings = state.variantsOf.get(id) ?? [];
  const sold = siblings.filter(({ active }) => active);
  if (isAboutAllSizes(target)) return { placed: [], kept: sold };
  const found = product.variants.map((variant) => ({ variant, ...identify(variant, siblings, target) }));
  const codes = new Set(found.map(({ code }) => code));
  const kept = replace ? [] : sold.filter(({ code }) => !codes.has(code));
  const nextPosition = Math.max(-1, ...kept.map(({ position }) => position)) + 1;
  const placed = found.map(({ variant, code, present }, index): PlacedVariant => {
    const row = rowOf(variant, code, present, target);
    const same = kept.find(({ texts }) => texts.en.size === row.texts.en.size && texts.en.color === row.texts.en.color);
    if (same !== undefined) say(`the shop sells this size under the code ${same.code}`, variant.place);
    return {
      present,
      place: variant.place,
      hasStock: variant.stock !== undefined,
      row: {
        ...row,
        position: kept.length === 0 ? index : present?.active === true ? present.position : nextPosition + index,
      },
    };
  });
  return { placed, kept };
}

/** Whether an entry names a product with sizes by the code of the product, and none of its sizes. */
function isAboutAllSizes({ product, present, state, say }: Target): boolean {
  const [only] = product.variants;
  if (product.hasVariations || present?.hasVariations !== true || only === undefined) return false;
  if (only.code !== present.productCode || state.variantByCode.has(only.code)) return false;
  if (only.priceFils != null || only.stock !== undefined)
    say('the product has sizes: name one by its code, or by size and colour', only.place);
  return true;
}

/** The code of a variant, and the present variant with it. A new one without a code gets one derived from its name. */
function identify(
  { code, size, color, place }: ImportedVariant,
  siblings: readonly KnownVariant[],
  { product, code: productCode, state, say }: Target,
): { code: string; present: KnownVariant | undefined } {
  if (code !== null) return { code, present: state.variantByCode.get(code) };
  const alike = siblings.filter(
    ({ texts }) =>
      (size === undefined || texts.en.size === size.en) && (color === undefined || texts.en.color === color.en),
  );
  const sold = alike.filter(({ active }) => active);
  if (sold.length > 1) say('the product has several such sizes: name one by its code, or by size and colour', place);
  const [only, ...others] = siblings.filter(({ active }) => active);
  const isUnnamed = others.length === 0 && only?.texts.en.size === '' && only.texts.en.color === '';
  const present = alike[0] ?? (isUnnamed && !product.hasVariations ? only : undefined);
  if (present !== undefined) return { code: present.code, present };
  const made =
    product.hasVariations || siblings.length > 0
      ? derivedCode(`${product.route} ${size?.en ?? ''} ${color?.en ?? ''}`)
      : productCode;
  return { code: made, present: state.variantByCode.get(made) };
}

function rowOf(
  variant: ImportedVariant,
  code: string,
  present: KnownVariant | undefined,
  { product, present: owner, id }: Target,
): PlacedVariant['row'] {
  const texts = (language: 'en' | 'ar') => {
    const size = variant.size?.[language] ?? present?.texts[language].size ?? '';
    const color = variant.color?.[language] ?? present?.texts[language].color ?? '';
    const isNamedTheSame =
      owner?.summary[language].name === product.name[language] &&
      present?.texts[language].size === size &&
      present.texts[language].color === color;
    return {
      size,
      color,
      fullName:
        variant.fullName?.[language] ??
        (isNamedTheSame
          ? present.texts[language].fullName
          : [product.name[language], size, color].filter((part) => part !== '').join(', ')),
      shortDescription: variant.shortDescription[language] ?? present?.texts[language].shortDescription ?? '',
    };
  };
  return {
    code,
    productId: id,
    position: 0,
    barcode: variant.barcode === undefined ? (present?.barcode ?? null) : variant.barcode,
    ...pricesOf(variant, present),
    stock: variant.stock ?? present?.stock ?? 0,
    colorCode: variant.colorCode === undefined ? (present?.colorCode ?? null) : variant.colorCode,
    ageFromMonths: variant.ageFromMonths ?? (present ?? owner ?? { ageFromMonths: 0 }).ageFromMonths,
    texts: { en: texts('en'), ar: texts('ar') },
    pictures: variant.pictures.length > 0 ? [...variant.pictures] : (present?.pictures ?? []),
    active: true,
  };
}

/**
 * A discount that the file does not mention stays, at the same percentage of a new price. One that it repeats stays to
 * the fils: the discounted price may be rounded otherwise.
 */
function pricesOf({ priceFils: given, discount }: ImportedVariant, present: KnownVariant | undefined) {
  const priceFils = given === undefined ? (present?.priceFils ?? null) : given;
  const isRepeated =
    discount === undefined || (discount.fils === null && discount.percent === present?.discountPercent);
  if (isRepeated && present !== undefined && present.priceFils === priceFils)
    return { priceFils, discountedFils: present.discountedFils, discountPercent: present.discountPercent };
  const percent = priceFils === null ? 0 : (discount?.percent ?? present?.discountPercent ?? 0);
  return { priceFils, discountedFils: discount?.fils ?? discounted(priceFils, percent), discountPercent: percent };
}
