import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { entryHtml } from './EntryText.js';
import { Story } from './Story.js';

interface StoriesProps {
  /** An optional heading above the stories. */
  title?: string | undefined;
  id: string;
  entries: readonly PageEntry[];
}

/** Page entries below each other. */
export function Stories({ title, id, entries }: StoriesProps) {
  if (entries.length === 0) return null;
  return (
    <Stack gap={32} as="section" aria-labelledby={title ? id : undefined}>
      {title && (
        <Heading headingLevel={2} id={id}>
          {title}
        </Heading>
      )}
      <Stack gap={64}>
        {entries.map((entry) => (
          <Story
            key={entry.slug}
            heading={{ id: entry.slug, title: entry.title, level: title ? 3 : 2 }}
            picture={entry.image}
            html={entryHtml(entry, title ? 4 : 3)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
