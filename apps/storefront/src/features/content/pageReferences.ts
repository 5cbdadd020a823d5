import { mergedSources, type PageContent } from '@mahd/data/content';
import type { Language } from '@mahd/rules/locale';

/** The references of a page and all its entries. */
export const pageReferences = ({ sources, entries, note, reviewed }: PageContent, language: Language) => ({
  sources: mergedSources([sources, ...entries.map((entry) => entry.sources)], language === 'ar' ? '؛ ' : '; '),
  note,
  reviewed,
});
