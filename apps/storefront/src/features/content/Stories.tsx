import type { PageEntry } from '@mahd/data/content';
import { entryHtml } from './entryHtml.js';
import { FoldedStories } from './FoldedStories.js';

interface StoriesProps {
  /** An optional heading above the stories. */
  title?: string | undefined;
  id: string;
  entries: readonly PageEntry[];
  /** None is open at first. */
  closed?: boolean;
}

/** Page entries as chapters in an accordion. */
export function Stories({ title, id, entries, closed = false }: StoriesProps) {
  return (
    <FoldedStories
      {...(title ? { title } : {})}
      id={id}
      closed={closed}
      stories={entries.map((entry) => ({
        id: entry.slug,
        title: entry.title,
        picture: entry.image,
        html: entryHtml(entry, title ? 4 : 3),
      }))}
    />
  );
}
