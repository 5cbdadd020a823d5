import type { Language } from '@mahd/rules/locale';
import type { ProductSummary } from '../api.js';
import { withUnitsTied } from './inLanguage.js';
import { toPrice } from './toPrice.js';
import { pricedVariation, sizeName } from './toProductCard.js';

/** A size of a product, to be chosen. */
export interface SizeChoice {
  readonly code: string;
  readonly size: string;
  /** From which age it fits; null where that does not set the sizes apart. */
  readonly ageFromMonths: number | null;
  /** Fils; null where all sizes cost the same. */
  readonly amount: number | null;
  /** Sold out, or not sold yet. */
  readonly unavailable: boolean;
}

/** The sizes of a product without patterns. */
export function toSizeChoices(product: ProductSummary, language: Language): SizeChoice[] {
  const sizes = product.variations.map((variation) => ({
    variation,
    amount: toPrice(pricedVariation(variation)).amount,
  }));
  const ages = new Set(product.variations.map((variation) => variation.age_from_months));
  const amounts = new Set(sizes.map(({ amount }) => amount));
  return sizes.map(({ variation, amount }) => ({
    code: variation.code,
    size: withUnitsTied(sizeName(product, variation, language)),
    ageFromMonths: ages.size > 1 ? variation.age_from_months : null,
    amount: amounts.size > 1 ? amount : null,
    unavailable: variation.variation_stock <= 0 || amount === null,
  }));
}
