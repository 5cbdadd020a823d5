import type { PageContent } from '@mahd/data/content';

/** The references of a page and all its entries, with its closing text. */
export const pageReferences = ({ sources, entries, note, reviewed, html }: PageContent) => ({
  sources: [sources, ...entries.map((entry) => entry.sources)].flat(),
  note,
  closing: html,
  reviewed,
});
