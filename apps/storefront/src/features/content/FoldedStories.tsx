import { useEffect, useRef } from 'react';
import type { Artwork } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { Chapters } from './FoldedStories.styles.js';
import { Story } from './Story.js';
import { useHashId } from './useHashId.js';

interface FoldedStoriesProps {
  /** An optional heading above the stories. */
  title?: string;
  id: string;
  stories: readonly { id: string; title: string; picture: Artwork | null; html: string }[];
}

/** Stories in an accordion, of which the first is open at first, and the one in the URL hash. */
export function FoldedStories({ title, id, stories }: FoldedStoriesProps) {
  const chapters = useRef<HTMLDivElement>(null);
  const openId = useHashId();

  // Not all browsers open the item themselves.
  useEffect(() => {
    const answer = [...(chapters.current?.querySelectorAll('[data-part="answer"]') ?? [])].find(
      (element) => element.id === openId,
    );
    const item = answer?.closest('details');
    if (!item || item.open) return;
    item.open = true;
    answer?.scrollIntoView();
  }, [openId]);

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
          defaultOpen: index === 0,
          content: <Story picture={story.picture} html={story.html} />,
        }))}
      />
    </Stack>
  );
}
