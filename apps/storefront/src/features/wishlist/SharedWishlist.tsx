import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localizedPath } from '@mahd/rules/locale';
import { swalMsgAtom } from '@mahd/data/cart';
import { addToWishlistAtom, wishlistProductsAtom } from '@mahd/data/wishlist';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import heartBalloon from './drawings/heart-balloon.svg?url';
import { WishlistCard } from './WishlistCard.js';

/** The wishlist of a shared link, which the reader can add to their own. */
export function SharedWishlist({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  const own = localizedPath(useLanguage(), '/wishlist');
  const navigate = useNavigate();
  const add = useSetAtom(addToWishlistAtom);
  const showToast = useSetAtom(swalMsgAtom);
  const [adding, setAdding] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { data: products, isError, isFetching, refetch } = useAtomValue(wishlistProductsAtom(codes));
  const toOwn = (
    <LinkButton href="/wishlist" variant="outline">
      {t('wishlist.sharedOwn')}
    </LinkButton>
  );
  if (!products && isError)
    return <ErrorState title={t('wishlist.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (products?.length === 0)
    return (
      <EmptyState
        drawing={<img src={heartBalloon} alt="" width={240} height={240} />}
        title={t('wishlist.sharedGone')}
        actions={toOwn}
      />
    );

  const addAll = async () => {
    setAdding(true);
    for (const { product_code: code } of products ?? []) {
      const outcome = await add(code);
      if (outcome.kind === 'failed' || outcome.kind === 'full') {
        setAdding(false);
        return showToast(outcome.kind === 'full' ? outcome.messageKey : 'problems.general');
      }
    }
    showToast('toast.addedToWishlist');
    if (isHere.current) await navigate(own);
  };
  return (
    <Stack gap={24}>
      <Heading headingLevel={2}>{t('wishlist.sharedTitle')}</Heading>
      {products ? (
        <ProductGrid>
          {products.map((entry) => (
            <WishlistCard key={entry.product_code} entry={entry} />
          ))}
        </ProductGrid>
      ) : (
        <ProductGrid pending placeholders={Math.min(codes.length, 4)} />
      )}
      <Cluster gap={8}>
        <Button disabled={!products} aria-disabled={adding || undefined} onClick={() => !adding && void addAll()}>
          {adding && <Spinner />}
          {t('wishlist.sharedAdd')}
        </Button>
        {toOwn}
      </Cluster>
    </Stack>
  );
}
