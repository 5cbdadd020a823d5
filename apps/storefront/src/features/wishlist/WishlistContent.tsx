import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { loggedInUserAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { addToWishlistAtom, wishlistAtom, wishlistCodesAtom } from '@mahd/data/wishlist';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { useFocusAfterRemoval } from '../../shell/lostFocus.js';
import { useAddFromAddress } from '../cart/useAddFromAddress.js';
import { WishlistProducts } from './WishlistProducts.js';

const GuestWishlist = lazyWithRetry(async () => ({ default: (await import('./GuestWishlist.js')).GuestWishlist }));

/** The wishlist of the logged-in user, or of a guest on this device. */
export function WishlistContent() {
  const user = useAtomValue(loggedInUserAtom);
  const add = useSetAtom(addToWishlistAtom);
  const showToast = useSetAtom(swalMsgAtom);
  useAddFromAddress(({ productCode }) => {
    void add(productCode).then((outcome) =>
      showToast(outcome.kind === 'failed' ? 'problems.general' : outcome.messageKey),
    );
  });
  const codes = [...useAtomValue(wishlistCodesAtom)];
  // Both are shown newest first.
  useFocusAfterRemoval(user ? codes : codes.reverse(), '[data-part=product-card] [data-part=link]');
  return user ? (
    <AccountWishlist userId={user._id} />
  ) : (
    <Suspense fallback={<ProductGrid pending placeholders={4} />}>
      <GuestWishlist />
    </Suspense>
  );
}

function AccountWishlist({ userId }: { userId: string }) {
  return <WishlistProducts {...useAtomValue(wishlistAtom(userId))} />;
}
