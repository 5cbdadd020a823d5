/** One step of "You are here". The last one is the page itself and has no `href`. */
export interface Crumb {
  /** Text, where it comes from the catalogue. */
  readonly label?: string;
  /** Message key, where it is a word of the shop. */
  readonly labelKey?: 'nav.home' | 'nav.products';
  /** Without its language. */
  href?: string;
}

interface Named {
  readonly name: string;
  readonly route: string;
}

/** Home / products / category / sub-category / product; parts that are missing are left out. */
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
  else delete crumbs.at(-1)?.href;
  return crumbs;
}
