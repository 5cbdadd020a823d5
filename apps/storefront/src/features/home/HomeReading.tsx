import type { ReadingCardView } from '@mahd/data/content';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { Guide } from './HomeBelowFold.styles.js';

/** The article featured on the home page. */
export function HomeReading({ reading: { title, text, href, image } }: { reading: ReadingCardView }) {
  const t = useTranslate();
  return (
    <Guide label={t('home.fromTheGuides')} title={title} picture={image} alt={image?.alt ?? ''} pictureSide="end">
      <p>{text}</p>
      <LinkButton href={href} variant="outline">
        {t('home.readGuide')}
      </LinkButton>
    </Guide>
  );
}
