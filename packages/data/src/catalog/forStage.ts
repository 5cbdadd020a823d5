import { fitsStage, type BabyStage } from '@mahd/rules/shop/babyStage';
import type { ProductSummary } from './decoders.js';

/**
 * Of some products those that suit a family's stage: what the child has grown into last comes first, otherwise their order stays.
 * Goods that replace breastfeeding are never among them.
 */
export function forStage(products: readonly ProductSummary[], stage: BabyStage): ProductSummary[] {
  const first = products.filter(({ _id }, index) => products.findIndex((other) => other._id === _id) === index);
  return first
    .filter(({ regulated_feeding: regulated, age_from_months: ageFromMonths }) =>
      fitsStage({ regulated, ageFromMonths }, stage),
    )
    .sort((one, other) => (other.age_from_months ?? 0) - (one.age_from_months ?? 0));
}
