import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import { fetchTransient } from './fetchTransient.js';
import { ifMissing } from './ifMissing.js';
import { pageQuery } from './queries.js';
import { toArticleCard, toBlogCard, toEntryCard, toGoodToKnowCard, type ReadingCardView } from './view.js';
import type { PageContent, PageEntry } from './widgetDecoders.js';

/** The product data that related texts depend on. */
export interface ReadAbout {
  readonly route: string;
  /** Minimum age in months, or null when it is not for babies. */
  readonly ageFromMonths: number | null;
  /** Replaces breastfeeding: such products have no related texts. */
  readonly regulated: boolean;
}

/** Guides whose sections name products. */
const guides = ['baby-care', 'post-pregnancy-care', 'stages-of-pregnancy'] as const;

/** Whether two cards have the same text or drawing, which would look like duplicates. */
const looksLike = (one: ReadingCardView, other: ReadingCardView) =>
  one.href === other.href || (one.image !== null && one.image.path === other.image?.path);

/** Cards per row. */
const MOST = 3;

/**
 * Related texts of a product: those that name it, then the baby's month from which it is suitable. Rejects when a
 * request fails.
 */
export const productReadingQuery = (
  http: HttpClient,
  { route, ageFromMonths, regulated }: ReadAbout,
  language: Language,
): NamedQuery<readonly ReadingCardView[]> => ({
  queryKey: ['content', 'product-reading', route, language],
  queryFn: async ({ client, signal }) => {
    if (regulated) return [];
    const api = await import('./api.js');
    const none = ifMissing([]);
    const guide = async (slug: string): Promise<PageContent | null> =>
      fetchTransient(client, pageQuery(http, slug, language)).catch(ifMissing(null));
    const [articles, pieces, posts, ...pages] = await Promise.all([
      api.getArticles(http, language, { signal }).catch(none),
      api.getGoodToKnow(http, language, { signal }).catch(none),
      api.getBlogs(http, language, { signal }).catch(none),
      ...guides.map(guide),
    ]);
    const names = ({ related }: { readonly related: readonly string[] }) => related.includes(route);
    const entriesOf = (keep: (entry: PageEntry) => boolean) =>
      pages.flatMap(
        (page, index) => page?.entries.filter(keep).map((entry) => toEntryCard(guides[index] ?? '', entry)) ?? [],
      );
    const cards = [
      ...articles.filter(names).map(toArticleCard),
      ...entriesOf(names),
      ...pieces.filter(names).map(toGoodToKnowCard),
      ...posts.filter(names).map(toBlogCard),
      ...(ageFromMonths === null ? [] : entriesOf(({ ageMonths }) => ageMonths === ageFromMonths)),
    ];
    return cards
      .filter((card, index) => !cards.slice(0, index).some((before) => looksLike(before, card)))
      .slice(0, MOST);
  },
});

export const productReadingAtom = queryAtomFamily(productReadingQuery);
