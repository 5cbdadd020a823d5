import { fitsStage, type BabyStage } from '@mahd/rules/shop/babyStage';
import type { ProductSummary } from './api.js';

/**
 * Selects products that suit the child's age, the most recently suitable first, otherwise in their order. Excludes
 * products that replace breastfeeding.
 */
export function forStage(products: readonly ProductSummary[], stage: BabyStage): ProductSummary[] {
  const first = products.filter(({ _id }, index) => products.findIndex((other) => other._id === _id) === index);
  return first
    .filter(({ regulated_feeding: regulated, age_from_months: ageFromMonths }) =>
      fitsStage({ regulated, ageFromMonths }, stage),
    )
    .sort((one, other) => (other.age_from_months ?? 0) - (one.age_from_months ?? 0));
}
