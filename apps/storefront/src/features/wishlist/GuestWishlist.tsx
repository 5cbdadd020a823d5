import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { guestWishlistAtom, wishlistProductsAtom } from '@mahd/data/wishlist';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { LogInLink } from '../account/LogInLink.js';
import { WishlistProducts } from './WishlistProducts.js';

/** The wishlist of a guest, stored on this device. */
export function GuestWishlist() {
  const t = useTranslate();
  const codes = useAtomValue(guestWishlistAtom);
  const [requested, setRequested] = useState(codes);
  // A removed product stays loaded, so that the list does not reload.
  if (codes.some((code) => !requested.includes(code))) setRequested(codes);
  const result = useAtomValue(wishlistProductsAtom(requested.toReversed()));
  return (
    <Stack gap={24}>
      <Notice>
        <Stack gap={8} align="start">
          <p>{t('wishlist.onDevice')}</p>
          <LogInLink size="small">{t('login.submit')}</LogInLink>
        </Stack>
      </Notice>
      <WishlistProducts {...result} />
    </Stack>
  );
}
