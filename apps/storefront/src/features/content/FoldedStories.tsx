import type { Artwork } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { DrawnTitle } from './DrawnTitle.js';
import { Chapters } from './FoldedStories.styles.js';
import { Story } from './Story.js';
import { useOpenItems } from './useOpenItems.js';

interface FoldedStory {
  id: string;
  title: string;
  /** A line about the text, with its drawing in the title. */
  summary?: string;
  picture: Artwork | null;
  html: string;
}

interface FoldedStoriesProps {
  /** An optional heading above the stories. */
  title?: string;
  id: string;
  stories: readonly FoldedStory[];
  /** None is open at first. */
  closed?: boolean;
}

/** Stories in an accordion. The first one is open, and the one in the URL hash. */
export function FoldedStories({ title, id, stories, closed = false }: FoldedStoriesProps) {
  const chapters = useOpenItems();
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
          title:
            story.summary === undefined ? (
              story.title
            ) : (
              <DrawnTitle picture={story.picture} summary={story.summary}>
                {story.title}
              </DrawnTitle>
            ),
          defaultOpen: index === 0 && !closed,
          content: <Story picture={story.picture} html={story.html} />,
        }))}
      />
    </Stack>
  );
}
