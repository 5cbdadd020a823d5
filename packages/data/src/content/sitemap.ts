import type { Language } from '@mahd/rules/locale';
import { productHref } from '../catalog/paths.js';
import { inLanguage } from '../catalog/view/inLanguage.js';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';

/** A product of the sitemap. */
export interface ProductLink {
  /** Slug of its category. */
  readonly category: string;
  readonly name: string;
  /** Path without language. */
  readonly href: string;
}

/** Names and paths of all products. */
export const productLinksQuery = (http: HttpClient, language: Language): NamedQuery<ProductLink[]> => ({
  queryKey: ['content', 'product-links', language],
  queryFn: async ({ signal }) => {
    const { getProducts } = await import('../catalog/api.js');
    const { data } = await getProducts(http, 'all', { signal });
    return data.map(({ category_data, route, name, arabic }) => ({
      category: category_data.route,
      name: inLanguage(language, name, arabic.name),
      href: productHref(route),
    }));
  },
});

export const productLinksAtom = queryAtomFamily(productLinksQuery);
