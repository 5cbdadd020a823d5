import { useAtomValue } from 'jotai';
import { wishlistCodesAtom } from '@mahd/data/wishlist';
import { useTranslate } from '../../app/AppContext.js';
import { ShareLines } from '../cart/ShareLines.js';

/** Shares the wishlist as a link. Nothing while it is empty. */
export function WishlistShare() {
  const t = useTranslate();
  const codes = [...useAtomValue(wishlistCodesAtom)];
  if (codes.length === 0) return null;
  return (
    <ShareLines
      path="/wishlist"
      lines={codes.map((productCode) => ({ productCode, quantity: 1 }))}
      label={t('wishlist.shareList')}
      title={t('wishlist.shareText')}
    />
  );
}
