import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import { ingredient } from './ingredient.js';
import { pageQuery } from './queries.js';
import { toArticleCard, toBlogCard, toGoodToKnowCard, type ReadingCardView } from './view.js';
import type { PageContent, PageEntry } from './widgetDecoders.js';

/** A product as far as texts know it. */
export interface ReadAbout {
  readonly route: string;
  /** From which age on, months; null when it is not for the baby. */
  readonly ageFromMonths: number | null;
  /** Goods that replace breastfeeding: nothing leads from reading to them, and nothing back. */
  readonly regulated: boolean;
}

/** Where parts of guides are shown: the guides whose parts name products. */
const guides = ['baby-care', 'post-pregnancy-care', 'stages-of-pregnancy'] as const;

/** The same text, or one with the same drawing: side by side they would be taken for one. */
const looksLike = (one: ReadingCardView, other: ReadingCardView) =>
  one.href === other.href || (one.image !== null && one.image.path === other.image?.path);

/** As many as stand in one row. */
const MOST = 3;

const monthOf = ({ month, ageMonths }: PageEntry) => month ?? ageMonths;

function toEntryCard(guide: string, entry: PageEntry): ReadingCardView {
  const month = monthOf(entry);
  return {
    title: entry.title,
    text: entry.description,
    image: entry.image,
    href: month === null ? `/${guide}#${entry.slug}` : `/${guide}?month=${month}`,
  };
}

/**
 * What to read beside a product: the texts that name it, then the month of the baby from which on it is made. Blog posts on English
 * pages only. A call that fails leaves its part out, because nobody came to the page for it.
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
    const none = () => [];
    const guide = async (slug: string): Promise<PageContent | null> =>
      ingredient(client, pageQuery(http, slug, language)).catch(() => null);
    const [articles, pieces, posts, ...pages] = await Promise.all([
      api.getArticles(http, language, { signal }).catch(none),
      api.getGoodToKnow(http, language, { signal }).catch(none),
      language === 'en' ? api.getBlogs(http, { signal }).catch(none) : [],
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
