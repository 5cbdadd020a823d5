import type { PageEntry } from '@mahd/data/content';
import { entryHtml } from './EntryText.js';
import { FoldedStories } from './FoldedStories.js';

interface StoriesProps {
  /** An optional heading above the stories. */
  title?: string | undefined;
  id: string;
  entries: readonly PageEntry[];
  /** The one that is open at first, in place of the first one. */
  opened?: PageEntry | undefined;
}

/** Page entries as chapters in an accordion. */
export function Stories({ title, id, entries, opened }: StoriesProps) {
  return (
    <FoldedStories
      {...(title ? { title } : {})}
      id={id}
      opened={opened?.slug}
      stories={entries.map((entry) => ({
        id: entry.slug,
        title: entry.title,
        picture: entry.image,
        html: entryHtml(entry, title ? 4 : 3),
      }))}
    />
  );
}
