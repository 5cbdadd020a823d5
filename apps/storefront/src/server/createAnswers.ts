import { LRUCache } from 'lru-cache';
import type { SharedAnswers } from '@mahd/data/store';

const most = 200;
/** As long as the API itself keeps the answers of the catalogue, ms: stock changes without a new version. */
const maxAgeMs = 5_000;

/** Makes the answers that renderings of the same content version share: menu, recommendations and films are the same on most pages. */
export function createAnswers(): (version: string) => SharedAnswers {
  const answers = new LRUCache<string, { readonly coming: Promise<unknown> }>({ max: most, ttl: maxAgeMs });
  return (version) => ({
    get<Data>(key: string, ask: () => Promise<Data>): Promise<Data> {
      const name = `${version} ${key}`;
      const known = answers.get(name);
      if (known) return known.coming as Promise<Data>;
      const coming = ask();
      answers.set(name, { coming });
      // A failure is not kept: whoever comes next asks again.
      coming.catch(() => answers.delete(name));
      return coming;
    },
  });
}
