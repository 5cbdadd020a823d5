import type { ReactNode } from 'react';
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
  stories: readonly { id: string; title: ReactNode; picture: Artwork | null; html: string }[];
  /** None is open at first. */
  closed?: boolean;
}

/** Stories in an accordion. The first one is open, and the one in the URL hash. */
export function FoldedStories({ title, id, stories, closed = false }: FoldedStoriesProps) {
  const chapters = useOpenHashItem();
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
        items={stories.map((story, index) => ({
          id: story.id,
          title: story.title,
          defaultOpen: index === 0 && !closed,
          content: <Story picture={story.picture} html={story.html} />,
        }))}
      />
    </Stack>
  );
}
