import { useState } from 'react';
import type { Artwork } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { Chapters } from './FoldedStories.styles.js';
import { Story } from './Story.js';
import { useOpenHashItem } from './useOpenHashItem.js';

interface FoldedStoriesProps {
  /** An optional heading above the stories. */
  title?: string;
  id: string;
  stories: readonly { id: string; title: string; picture: Artwork | null; html: string }[];
  /** The id of the story that is open at first, in place of the first one. */
  opened?: string | undefined;
}

/** Stories in an accordion, of which one is open at first, and the one in the URL hash. */
export function FoldedStories({ title, id, stories, opened = stories[0]?.id }: FoldedStoriesProps) {
  const chapters = useOpenHashItem();
  const [first] = useState(opened);
  if (stories.length === 0) return null;
  return (
    <Stack gap={24} as="section" aria-labelledby={title ? id : undefined}>
      {title && (
        <Heading headingLevel={2} id={id}>
          {title}
        </Heading>
      )}
      <Chapters
        ref={chapters}
        headingLevel={title ? 3 : 2}
        items={stories.map((story) => ({
          id: story.id,
          title: story.title,
          defaultOpen: story.id === first,
          content: <Story picture={story.picture} html={story.html} />,
        }))}
      />
    </Stack>
  );
}
