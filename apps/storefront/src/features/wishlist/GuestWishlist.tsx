import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { guestWishlistAtom, wishlistProductsAtom } from '@mahd/data/wishlist';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';
import { LogInLink } from '../account/LogInLink.js';
import { WishlistEmpty } from './WishlistEmpty.js';
import { WishlistProducts } from './WishlistProducts.js';

/** The wishlist of a guest, stored on this device. */
export function GuestWishlist() {
  const t = useTranslate();
  const codes = useAtomValue(guestWishlistAtom);
  const [requested, setRequested] = useState(codes);
  // A removed product stays loaded, so that the list does not reload.
  if (codes.some((code) => !requested.includes(code))) setRequested(codes);
  const result = useAtomValue(wishlistProductsAtom(requested.toReversed()));
  if (codes.length === 0) return <WishlistEmpty action={<LogInLink>{t('login.submit')}</LogInLink>} />;
  return (
    <WishlistProducts {...result}>
      <Notice>
        <p>
          {t('wishlist.onDevice')} <LogInLink variant="inline">{t('wishlist.logIn')}</LogInLink>
        </p>
      </Notice>
    </WishlistProducts>
  );
}
