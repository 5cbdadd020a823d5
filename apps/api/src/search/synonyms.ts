import { normalizeForSearch } from '@mahd/rules/locale';
import { wordForms } from '@mahd/rules/locale/search';

/** Words that shoppers search for, and the catalogue's words for the same. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The catalogue's words for a normalised word of a query; empty for most words. */
export type FindSynonyms = (word: string) => readonly string[];

/** Words are compared as in search: without case, marks, article and plural. */
export function createSynonyms(synonyms: Synonyms): FindSynonyms {
  const entries = new Map(
    Object.entries(synonyms).map(([word, others]) => [normalizeForSearch(word), others.map(normalizeForSearch)]),
  );
  return (word) => wordForms(word).flatMap((form) => entries.get(form) ?? []);
}
