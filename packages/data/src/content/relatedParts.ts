import type { QueryClient } from '@tanstack/query-core';
import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { fetchTransient } from './fetchTransient.js';
import { ifMissing } from './ifMissing.js';
import { pageQuery } from './queries.js';
import { toEntryCard, type ReadingCardView } from './view.js';

interface Wanted {
  readonly language: Language;
  readonly client: QueryClient;
}

/** The cards of all parts of the guides that routes such as `first-time-father/before-birth` are in, by their route. */
export async function relatedParts(
  http: HttpClient,
  routes: readonly string[],
  { language, client }: Wanted,
): Promise<(readonly [route: string, card: ReadingCardView])[]> {
  const guides = [...new Set(routes.flatMap((route) => route.split('/').slice(0, 1)))];
  const cards = await Promise.all(
    guides.map(async (guide) => {
      const page = await fetchTransient(client, pageQuery(http, guide, language)).catch(ifMissing(null));
      return page?.entries.map((entry) => [`${guide}/${entry.slug}`, toEntryCard(guide, entry)] as const) ?? [];
    }),
  );
  return cards.flat();
}
