import type { Artwork } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';
import { RichText } from '@mahd/ui/RichText';
import { StoryRow } from './Story.styles.js';

interface StoryProps {
  picture: Artwork | null;
  html: string;
}

/** A chapter of a guide: a picture and its text. The accordion shows its title. */
export function Story({ picture, html }: StoryProps) {
  return (
    <StoryRow>
      <Picture
        picture={picture}
        alt={picture?.alt ?? ''}
        ratio="card"
        sizes="(min-width: 1024px) 544px, (min-width: 768px) 288px, 100vw"
      />
      <RichText html={html} />
    </StoryRow>
  );
}
