import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loggedInUserAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import type { QueryResult } from '@mahd/data/store';
import {
  addToWishlistAtom,
  guestWishlistAtom,
  wishlistAtom,
  wishlistCodesAtom,
  wishlistProductsAtom,
  type WishlistProduct,
} from '@mahd/data/wishlist';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { LogInLink } from '../account/LogInLink.js';
import { fromQuery } from '../cart/sharedLines.js';
import { StatusIcon } from '../../shell/StatusIcon.js';
import { WishlistCard } from './WishlistCard.js';

const ShareWishlist = lazyWithRetry(async () => ({ default: (await import('./ShareWishlist.js')).ShareWishlist }));

/** The wishlist of the logged-in user, or of a guest on this device. */
export function WishlistContent() {
  const user = useAtomValue(loggedInUserAtom);
  useAddFromAddress();
  return user ? <AccountWishlist userId={user._id} /> : <GuestWishlist />;
}

function AccountWishlist({ userId }: { userId: string }) {
  return <WishlistProducts {...useAtomValue(wishlistAtom(userId))} />;
}

function GuestWishlist() {
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

type WishlistProductsProps = Pick<QueryResult<WishlistProduct[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

function WishlistProducts({ data: products, isError, isFetching, refetch }: WishlistProductsProps) {
  const t = useTranslate();
  const codes = useAtomValue(wishlistCodesAtom);
  if (!products && isError)
    return <ErrorState title={t('wishlist.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!products) return <ProductGrid loading placeholders={4} />;
  const shown = products.filter(({ product_code: code }) => codes.has(code));
  if (shown.length === 0) {
    return (
      <EmptyState
        drawing={<StatusIcon icon="heart" />}
        title={t('wishlist.empty')}
        description={t('wishlist.emptyText')}
        actions={<LinkButton href="/mother-baby-products">{t('wishlist.browse')}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap={24}>
      <ProductGrid>
        {shown.map((entry) => (
          <WishlistCard key={entry.product_code} entry={entry} />
        ))}
      </ProductGrid>
      <Suspense fallback={null}>
        <ShareWishlist codes={shown.map(({ product_code: code }) => code)} />
      </Suspense>
    </Stack>
  );
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
    // Reloading must not add it once more.
    void navigate(pathname, { replace: true });
  }, [search, pathname, navigate, add, showToast]);
}
