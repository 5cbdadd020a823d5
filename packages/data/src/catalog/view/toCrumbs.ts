import { listingPathOf } from '../paths.js';

/** A breadcrumb. The last one is the page itself and has no `href`. */
export interface Crumb {
  /** Text from the catalogue. */
  readonly label?: string;
  /** Message key, for the shop's own pages. */
  readonly labelKey?: 'nav.home' | 'nav.products' | 'listing.allProducts';
  /** Path without language. */
  readonly href?: string;
}

interface Named {
  readonly name: string;
  readonly route: string;
}

/** Home / products / category / sub-category / product, without missing parts; of the list of everything home / products / all products. */
export function toCrumbs(parts: {
  readonly category?: Named | undefined;
  readonly subcategory?: Named | undefined;
  readonly product?: string;
}): Crumb[] {
  const { category, subcategory, product } = parts;
  const above: Crumb[] = [
    { labelKey: 'nav.home', href: '/' },
    { labelKey: 'nav.products', href: '/mother-baby-products' },
  ];
  if (category?.route) {
    above.push({ label: category.name, href: listingPathOf({ category: category.route }) });
    if (subcategory?.route)
      above.push({
        label: subcategory.name,
        href: listingPathOf({ category: category.route, subcategory: subcategory.route }),
      });
  }
  if (product !== undefined) return [...above, { label: product }];
  if (!category) return [...above, { labelKey: 'listing.allProducts' }];
  return above.map(({ href, ...last }, index) => (index < above.length - 1 ? { ...last, href } : last));
}
