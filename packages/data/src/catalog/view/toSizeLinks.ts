import type { Language } from '@mahd/rules/locale';
import { productHref } from '../paths.js';
import type { ProductSummary } from '../api.js';
import { withUnitsTied } from './inLanguage.js';
import { sizeName } from './toProductCard.js';

/** A size of a product, and the path of the product page with it. */
export interface SizeLink {
  readonly size: string;
  /** From which age it fits; null where that does not set the sizes apart. */
  readonly ageFromMonths: number | null;
  readonly href: string;
}

/** The sizes of a product, each once, in its first pattern. */
export function toSizeLinks(product: ProductSummary, language: Language): SizeLink[] {
  const links = new Map<string, SizeLink>();
  const ages = new Set(product.variations.map((variation) => variation.age_from_months));
  for (const variation of product.variations) {
    if (!links.has(variation.name))
      links.set(variation.name, {
        size: withUnitsTied(sizeName(product, variation, language)),
        ageFromMonths: ages.size > 1 ? variation.age_from_months : null,
        href: productHref(product.route, variation.code),
      });
  }
  return [...links.values()];
}
