import { listingPathOf } from '@mahd/data/catalog';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { isWithin } from '../../shell/navigation.js';
import { FoldedText, LowNotice } from './FeedingNotice.styles.js';
import { firstSentence } from './firstSentence.js';

interface FeedingNoticeProps {
  label: string;
  text: string;
  /** Of the page. */
  path: string;
}

/** The notice on breastfeeding, above products. On phones, where it would fill the first screen, only its first sentence is unfolded, and on desktops, where that fits on one line with the link. */
export default function FeedingNotice({ label, text, path }: FeedingNoticeProps) {
  const t = useTranslate();
  const [first, rest] = firstSentence(text);
  return (
    <LowNotice>
      <FoldedText>
        {/* No title above: the line would push the products further down. */}
        <strong>{label}:</strong> <span>{first}</span>{' '}
        <details>
          <summary>
            <span>{t('listing.seeMore')}</span>
            <span>{t('listing.seeLess')}</span>
          </summary>
          <p>{rest}</p>
        </details>{' '}
        {isWithin(path, listingPathOf({ category: 'bottlefeeding' })) && (
          <ShopLink href="/bottlefeeding">{t('listing.bottleFacts')}</ShopLink>
        )}
      </FoldedText>
    </LowNotice>
  );
}
