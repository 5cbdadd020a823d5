import type { Artwork } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { StoryParts } from './Story.styles.js';

interface StoryProps {
  id: string;
  title: string;
  picture: Artwork | null;
  pictureSide: 'start' | 'end';
  headingLevel?: 2 | 3;
  /** HTML above the parts; may be empty. */
  intro: string;
  /** HTML, each with its heading. */
  parts: readonly string[];
}

/** A picture beside its opening, the intro or the first part, and the rest below across the page. */
export function Story({ id, title, picture, pictureSide, headingLevel = 2, intro, parts }: StoryProps) {
  const [opening = '', ...rest] = intro ? [intro, ...parts] : parts;
  return (
    <Stack gap={24}>
      <StoryBlock
        id={id}
        title={title}
        picture={picture}
        alt={picture?.alt ?? ''}
        pictureSide={pictureSide}
        headingLevel={headingLevel}
      >
        <RichText html={opening} />
      </StoryBlock>
      {rest.length > 0 && (
        <StoryParts>
          {rest.map((html) => (
            <RichText key={html} html={html} />
          ))}
        </StoryParts>
      )}
    </Stack>
  );
}
