import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loggedInUserAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import { addToWishlistAtom, wishlistCodesAtom, wishlistAtom } from '@mahd/data/wishlist';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { useTranslate } from '../../app/AppContext.js';
import { fromQuery } from '../cart/sharedLines.js';
import { StatusIcon } from '../../shell/StatusIcon.js';
import { WishlistCard } from './WishlistCard.js';

/** The user's wishlist. */
export function WishlistContent() {
  const user = useAtomValue(loggedInUserAtom);
  return user && <WishlistOf userId={user._id} />;
}

function WishlistOf({ userId }: { userId: string }) {
  const t = useTranslate();
  const { data: entries, isError, isFetching, refetch } = useAtomValue(wishlistAtom(userId));
  const codes = useAtomValue(wishlistCodesAtom);
  useAddFromAddress();
  if (!entries && isError)
    return <ErrorState title={t('wishlist.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!entries) return <ProductGrid loading placeholders={4} />;
  const shown = entries.filter(({ product_code: code }) => codes.has(code));
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
    <ProductGrid>
      {shown.map((entry) => (
        <WishlistCard key={entry._id} entry={entry} />
      ))}
    </ProductGrid>
  );
}

/** Adds the product of the address (`?add=CODE`): the button of a page without script leads here. */
function useAddFromAddress() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const add = useSetAtom(addToWishlistAtom);
  const say = useSetAtom(swalMsgAtom);
  useEffect(() => {
    const [pressed] = fromQuery(search);
    if (!pressed) return;
    void add(pressed.productCode).then(
      (outcome) =>
        outcome.kind !== 'savedUntilLogin' && say(outcome.kind === 'failed' ? 'problems.general' : outcome.messageKey),
    );
    // Reloading must not add it once more.
    void navigate(pathname, { replace: true });
  }, [search, pathname, navigate, add, say]);
}
