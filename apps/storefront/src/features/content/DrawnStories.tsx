import type { PageEntry } from '@mahd/data/content';
import { DrawnTitle } from './DrawnTitle.js';
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
        title: (
          <DrawnTitle picture={entry.image} summary={entry.summary}>
            {entry.title}
          </DrawnTitle>
        ),
        picture: entry.image,
        html: entryHtml(entry, title ? 4 : 3),
      }))}
    />
  );
}
