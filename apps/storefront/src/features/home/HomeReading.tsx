import type { ReadingCardView } from '@mahd/data/content';
import { Cluster } from '@mahd/ui/Cluster';
import { LinkButton } from '@mahd/ui/LinkButton';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { useTranslate } from '../../app/AppContext.js';

/** The article featured on the home page. */
export function HomeReading({ reading: { title, text, href, image } }: { reading: ReadingCardView }) {
  const t = useTranslate();
  return (
    <StoryBlock label={t('home.fromTheGuides')} title={title} picture={image} alt={image?.alt ?? ''} pictureSide="end">
      <p>{text}</p>
      <Cluster>
        <LinkButton href={href} variant="outline">
          {t('home.readGuide')}
        </LinkButton>
      </Cluster>
    </StoryBlock>
  );
}
