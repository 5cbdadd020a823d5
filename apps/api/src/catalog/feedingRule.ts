import type { SortingName } from '@mahd/contract';

/**
 * Bottles, teats, cups and pacifiers may be sold but not promoted: no discounts, marketing lists or cross-selling (WHO
 * Code; UAE Cabinet resolution of April 2018). The popularity list is not a promotion.
 */
export function mayBePromoted(product: { readonly regulatedFeeding: boolean }, feedingRuleEnforced: boolean): boolean {
  return !(feedingRuleEnforced && product.regulatedFeeding);
}

/** The lists a product may appear in. */
export function allowedSortings(
  product: { readonly regulatedFeeding: boolean; readonly sortings: readonly SortingName[] },
  feedingRuleEnforced: boolean,
): SortingName[] {
  return product.sortings.filter((name) => name === 'Popularity' || mayBePromoted(product, feedingRuleEnforced));
}

/** The price without any discount that is not allowed. */
export function allowedDiscount<T extends { discountedFils: number; discountPercent: number }>(
  price: T,
  promotable: boolean,
): T {
  return promotable ? price : { ...price, discountedFils: 0, discountPercent: 0 };
}
