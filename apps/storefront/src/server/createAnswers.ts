import { LRUCache } from 'lru-cache';
import type { SharedAnswers } from '@mahd/data/store';

const most = 200;
/** As long as the API caches its catalog responses, in ms. Stock changes without a new version. */
const maxAgeMs = 5_000;

/** Creates a cache of API responses for pages of one version. Most of them show the same menu and recommendations. */
export function createAnswers(): (version: string) => SharedAnswers {
  const answers = new LRUCache<string, { readonly coming: Promise<unknown> }>({ max: most, ttl: maxAgeMs });
  return (version) => ({
    get<Data>(key: string, ask: () => Promise<Data>): Promise<Data> {
      const name = `${version} ${key}`;
      const known = answers.get(name);
      if (known) return known.coming as Promise<Data>;
      const coming = ask();
      answers.set(name, { coming });
      // Failures are not cached.
      coming.catch(() => answers.delete(name));
      return coming;
    },
  });
}
