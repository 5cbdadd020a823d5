import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loggedInUserAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { addToWishlistAtom, wishlistAtom, wishlistCodesAtom } from '@mahd/data/wishlist';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { useFocusAfterRemoval } from '../../shell/lostFocus.js';
import { fromQuery } from '../cart/sharedLines.js';
import { WishlistProducts } from './WishlistProducts.js';

const GuestWishlist = lazyWithRetry(async () => ({ default: (await import('./GuestWishlist.js')).GuestWishlist }));

/** The wishlist of the logged-in user, or of a guest on this device. */
export function WishlistContent() {
  const user = useAtomValue(loggedInUserAtom);
  useAddFromAddress();
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

/** Adds the product of the address (`?add=CODE`): the button of a page without script leads here. */
function useAddFromAddress() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const add = useSetAtom(addToWishlistAtom);
  const showToast = useSetAtom(swalMsgAtom);
  useEffect(() => {
    const [pressed] = fromQuery(search);
    if (!pressed) return;
    void add(pressed.productCode).then((outcome) =>
      showToast(outcome.kind === 'failed' ? 'problems.general' : outcome.messageKey),
    );
    // Reloading must not add it again.
    void navigate(pathname, { replace: true });
  }, [search, pathname, navigate, add, showToast]);
}
