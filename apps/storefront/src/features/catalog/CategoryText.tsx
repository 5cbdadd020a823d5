import { ReadMore } from '@mahd/ui/ReadMore';
import { RichText } from '@mahd/ui/RichText';
import { useTranslate } from '../../app/AppContext.js';

/** So many letters fill the lines that a fold shows. */
const folded = 280;

/** A category's own words, below its products; a long text folds. */
export function CategoryText({ html }: { html: string }) {
  const t = useTranslate();
  const text = <RichText html={html} />;
  if (html.replace(/<[^>]*>/g, '').length <= folded) return text;
  return (
    // Another category's text begins folded again.
    <ReadMore key={html} moreLabel={t('listing.seeMore')} lessLabel={t('listing.seeLess')}>
      {text}
    </ReadMore>
  );
}
