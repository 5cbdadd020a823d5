/** A breadcrumb. The last one is the page itself and has no `href`. */
export interface Crumb {
  /** Text from the catalogue. */
  readonly label?: string;
  /** Message key, for the shop's own pages. */
  readonly labelKey?: 'nav.home' | 'nav.products' | 'listing.allProducts';
  /** Path without language. */
  href?: string;
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
  const crumbs: Crumb[] = [
    { labelKey: 'nav.home', href: '/' },
    { labelKey: 'nav.products', href: '/mother-baby-products' },
  ];
  if (category?.route) {
    const path = `/products/${encodeURIComponent(category.route)}`;
    crumbs.push({ label: category.name, href: path });
    if (subcategory?.route)
      crumbs.push({ label: subcategory.name, href: `${path}/${encodeURIComponent(subcategory.route)}` });
  }
  if (product !== undefined) crumbs.push({ label: product });
  else if (!category) crumbs.push({ labelKey: 'listing.allProducts' });
  else delete crumbs.at(-1)?.href;
  return crumbs;
}
