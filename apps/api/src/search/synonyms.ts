import { normalizeForSearch } from '@mahd/rules/locale';
import { typoDistance, wordForms } from '@mahd/rules/locale/search';

/** Words that shoppers search for, and the catalogue's words for the same. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/**
 * The catalogue's words for a normalised word of a query; empty for most words. With `errors`, those for words that it
 * is, or begins, with so many typing errors.
 */
export type FindSynonyms = (word: string, errors?: number) => readonly string[];

/** Words are compared as in search: without case, marks, article and plural. */
export function createSynonyms(synonyms: Synonyms): FindSynonyms {
  const entries = new Map(
    Object.entries(synonyms).map(([word, others]) => [normalizeForSearch(word), others.map(normalizeForSearch)]),
  );
  return (word, errors) =>
    wordForms(word).flatMap((form) =>
      errors === undefined
        ? (entries.get(form) ?? [])
        : [...entries].flatMap(([key, others]) => (typoDistance(form, key) === errors ? others : [])),
    );
}
