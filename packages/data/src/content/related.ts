import type { Language } from '@mahd/rules/locale';
import type { ProductCardView } from '../catalog/view/toProductCard.js';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery, type Shop } from '../store/index.js';
import { ifMissing } from './ifMissing.js';
import { toArticleCard, toBlogCard, toGoodToKnowCard, type ReadingCardView } from './view.js';

/** Related content of a text by kind, in the text's order. */
export interface Related {
  readonly readings: readonly ReadingCardView[];
  readonly products: readonly ProductCardView[];
}

/**
 * Resolves the routes of a text's `related`: articles, good-to-know cards, blog posts, products, or parts of guides,
 * as in `first-time-father/before-birth`.
 * Excludes products that replace breastfeeding, which no text may promote. Rejects when a lookup fails; what does not
 * exist is left out.
 * @param ageMonths age the page is about: products for older babies are excluded, and those for the oldest come first
 */
export const relatedQuery = (
  http: HttpClient,
  routes: readonly string[],
  language: Language,
  ageMonths: number | null = null,
): NamedQuery<Related> => ({
  queryKey: ['content', 'related', routes, language, ageMonths],
  queryFn: async ({ client, signal }) => {
    if (routes.length === 0) return { readings: [], products: [] };
    const content = await import('./api.js');
    const none = ifMissing([]);
    const inGuides = routes.filter((route) => route.includes('/'));
    const [articles, pieces, posts, parts] = await Promise.all([
      content.getArticles(http, language, { signal }).catch(none),
      content.getGoodToKnow(http, language, { signal }).catch(none),
      content.getBlogs(http, language, { signal }).catch(none),
      inGuides.length > 0 &&
        import('./relatedParts.js').then(({ relatedParts }) => relatedParts(http, inGuides, { language, client })),
    ]);
    const cards = new Map<string, ReadingCardView>([
      ...posts.map((post) => [post.route, toBlogCard(post)] as const),
      ...pieces.map((piece) => [piece.route, toGoodToKnowCard(piece)] as const),
      ...articles.map((article) => [article.route, toArticleCard(article)] as const),
      ...(parts || []),
    ]);
    const readings = routes.flatMap((route) => cards.get(route) ?? []);
    const others = routes.filter((route) => !cards.has(route) && !inGuides.includes(route));
    if (others.length === 0) return { readings, products: [] };
    const { relatedProducts } = await import('./relatedProducts.js');
    return { readings, products: await relatedProducts(http, others, { language, ageMonths, signal }) };
  },
});

/** Loads a text's related content. It is optional: failures are ignored. */
export const loadRelated = (
  shop: Shop,
  routes: readonly string[],
  language: Language,
  ageMonths: number | null = null,
): Promise<unknown> => shop.load(relatedQuery(shop.http, routes, language, ageMonths)).catch(() => undefined);

export const relatedAtom = queryAtomFamily(relatedQuery);
