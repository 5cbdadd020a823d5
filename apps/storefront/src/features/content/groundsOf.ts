import { mergedSources, type PageContent } from '@mahd/data/content';
import type { Language } from '@mahd/rules/locale';

/** What a page and all its parts rely on together. */
export const groundsOf = ({ sources, entries, note, reviewed }: PageContent, language: Language) => ({
  sources: mergedSources([sources, ...entries.map((entry) => entry.sources)], language === 'ar' ? '، ' : ', '),
  note,
  reviewed,
});
