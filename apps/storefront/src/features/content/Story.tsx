import type { Artwork } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { StoryRow } from './Story.styles.js';

interface StoryProps {
  picture: Artwork | null;
  html: string;
  /** Left out where an accordion shows the title. */
  heading?: { title: string; level: 2 | 3 };
}

/** A chapter of a guide: a picture beside its text. */
export function Story({ picture, html, heading }: StoryProps) {
  return (
    <StoryRow>
      <Picture
        picture={picture}
        alt={picture?.alt ?? ''}
        ratio="card"
        sizes="(min-width: 1024px) 420px, (min-width: 768px) 37vw, 100vw"
      />
      <div data-part="copy">
        {heading && (
          <Heading headingLevel={heading.level} size="large">
            {heading.title}
          </Heading>
        )}
        <RichText html={html} />
      </div>
    </StoryRow>
  );
}
