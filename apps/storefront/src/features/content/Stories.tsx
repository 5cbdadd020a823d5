import type { PageEntry } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { EntryText } from './EntryText.js';

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
          <StoryBlock
            key={entry.slug}
            id={entry.slug}
            title={entry.title}
            picture={entry.image}
            alt={entry.image?.alt ?? ''}
            pictureSide={index % 2 === 0 ? 'start' : 'end'}
            headingLevel={title ? 3 : 2}
          >
            <EntryText entry={entry} headingLevel={title ? 4 : 3} />
          </StoryBlock>
        ))}
      </Stack>
    </Stack>
  );
}
