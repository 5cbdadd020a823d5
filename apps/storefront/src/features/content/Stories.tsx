import type { PageEntry } from '@mahd/data/content';
import { entryHtml } from './entryHtml.js';
import { FoldedStories } from './FoldedStories.js';

interface StoriesProps {
  title: string;
  id: string;
  entries: readonly PageEntry[];
}

/** Page entries as chapters in an accordion below a heading, all closed, each with its drawing and a line about it. */
export function Stories({ title, id, entries }: StoriesProps) {
  return (
    <FoldedStories
      title={title}
      id={id}
      closed
      stories={entries.map((entry) => ({
        id: entry.slug,
        title: entry.title,
        summary: entry.summary,
        picture: entry.image,
        html: entryHtml(entry, 4),
      }))}
    />
  );
}
