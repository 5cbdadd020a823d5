import type { PageEntry } from '@mahd/data/content';
import { entryHtml } from './entryHtml.js';
import { FoldedStories } from './FoldedStories.js';

interface DrawnStoriesProps {
  /** An optional heading above the stories. */
  title?: string | undefined;
  id: string;
  entries: readonly PageEntry[];
}

/** Page entries as chapters in an accordion. The first one is open; the others have their drawing and a line about them. */
export function DrawnStories({ title, id, entries }: DrawnStoriesProps) {
  return (
    <FoldedStories
      {...(title ? { title } : {})}
      id={id}
      stories={entries.map((entry) => ({
        id: entry.slug,
        title: entry.title,
        summary: entry.summary,
        picture: entry.image,
        html: entryHtml(entry, title ? 4 : 3),
      }))}
    />
  );
}
