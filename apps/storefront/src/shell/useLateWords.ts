import { use } from 'react';
import { loadWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp, useLanguage } from '../app/AppContext.js';
import type { Words } from '../app/words.js';
import type { DomainName } from '../strings/domains.js';

const coming = new WeakMap<Words, Map<DomainName, Promise<void>>>();

/** One promise for every attempt to render. */
function come(words: Words, domain: DomainName): Promise<void> {
  const known = coming.get(words) ?? new Map<DomainName, Promise<void>>();
  const promise = known.get(domain) ?? loadWithRetry(() => words.load([domain]));
  coming.set(words, known.set(domain, promise));
  return promise;
}

/** The words of a part that the first view does without: a page that the server has written lacks them until the part is there. */
export function useLateWords(domain: DomainName): Words {
  const words = useApp().state.wordsOf(useLanguage());
  // Waited for once, they are asked for again also when they are there: React repeats a rendering that has waited, and loses its place among the hooks without this one.
  if (coming.get(words)?.has(domain) || !words.has(domain)) use(come(words, domain));
  return words;
}
