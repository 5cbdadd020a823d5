import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { blockHtml } from './EntryText.js';
import { Story } from './Story.js';

interface StoriesProps {
  /** An optional heading above the stories. */
  title?: string | undefined;
  id: string;
  entries: readonly PageEntry[];
}

/** Page entries below each other, with pictures on alternating sides. */
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
        {entries.map((entry, index) => (
          <Story
            key={entry.slug}
            id={entry.slug}
            title={entry.title}
            picture={entry.image}
            pictureSide={index % 2 === 0 ? 'start' : 'end'}
            headingLevel={title ? 3 : 2}
            intro={entry.intro + entry.html}
            parts={entry.blocks.map((block) => blockHtml(block, title ? 4 : 3))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
