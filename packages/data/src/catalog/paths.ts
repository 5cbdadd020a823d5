/** Path segments of a listing. */
export interface ListingPlace {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
}

/** Path of a listing without language, such as `/products/skincare/baby-lotion`. */
export function listingPathOf({ category, subcategory }: ListingPlace): string {
  const parts = [category, category && subcategory].filter((part): part is string => Boolean(part));
  return ['/products', ...parts.map(encodeURIComponent)].join('/');
}

/** Path of a product without language. A code selects its size or pattern. */
export const productHref = (route: string, variant?: string): string =>
  `/product/${encodeURIComponent(route)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`;
