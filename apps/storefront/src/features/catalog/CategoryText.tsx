import { ReadMore } from '@mahd/ui/ReadMore';
import { RichText } from '@mahd/ui/RichText';
import { useTranslate } from '../../app/AppContext.js';

/** Roughly the number of characters that fit into a collapsed fold. */
const maxUnfoldedLength = 280;

/** A category's description, below its products. Long texts are collapsed on phones and tablets. */
export function CategoryText({ html }: { html: string }) {
  const t = useTranslate();
  const text = <RichText html={html} />;
  if (html.replace(/<[^>]*>/g, '').length <= maxUnfoldedLength) return text;
  return (
    // The key collapses the text again on another category.
    <ReadMore key={html} clipBelow="desktop" moreLabel={t('listing.seeMore')} lessLabel={t('listing.seeLess')}>
      {text}
    </ReadMore>
  );
}
