import { mergedSources, type PageContent } from '@mahd/data/content';
import type { Language } from '@mahd/rules/locale';

/** The references of a page and all its entries, with its closing text. */
export const pageReferences = ({ sources, entries, note, reviewed, html }: PageContent, language: Language) => ({
  sources: mergedSources([sources, ...entries.map((entry) => entry.sources)], language === 'ar' ? '؛ ' : '; '),
  note,
  closing: html,
  reviewed,
});
