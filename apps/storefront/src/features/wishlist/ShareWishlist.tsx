import { ShareBar } from '@mahd/ui/ShareBar';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { toHash } from '../cart/sharedLines.js';

/** Shares the wishlist as a link without a language: the server redirects to the reader's. It only contains codes. */
export function ShareWishlist({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  const { origin } = useApp().state.settings;
  return (
    <ShareBar
      label={t('wishlist.shareList')}
      title={t('wishlist.shareText')}
      address={`${origin}/wishlist${toHash(codes.map((productCode) => ({ productCode, quantity: 1 })))}`}
      services={[{ id: 'whatsapp', label: t('cart.whatsapp') }]}
    />
  );
}
