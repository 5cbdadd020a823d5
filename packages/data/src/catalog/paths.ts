/** Where a listing stands: parts of its path. */
export interface ListingPlace {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
}

/** The path of a listing without its language, for instance `/products/skincare/baby-lotion`. */
export function listingPathOf({ category, subcategory }: ListingPlace): string {
  const parts = [category, category && subcategory].filter((part): part is string => Boolean(part));
  return ['/products', ...parts.map(encodeURIComponent)].join('/');
}

/** The page of a product, without its language. With a code it opens on that size or pattern. */
export const productHref = (route: string, variant?: string): string =>
  `/product/${encodeURIComponent(route)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`;
