import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  addSharedLinesAtom,
  cartLinesAtom,
  sharedCartAtom,
  toSharedCart,
  type SharedCartView,
  type SharedLine,
} from '@mahd/data/cart';
import { formatNumber, formatPrice } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { CartLine } from '@mahd/ui/CartLine';
import { Cluster } from '@mahd/ui/Cluster';
import { ErrorState } from '@mahd/ui/ErrorState';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { Panel, SubTotal } from './SharedCart.styles.js';
import { replaceWithSharedLines } from './sharedLines.js';

/**
 * Shows the products of a shared link with current prices and stock, and asks whether to add them to the reader's cart.
 * Not a dialog: the reader may switch the language first, which keeps the link.
 */
export function SharedCart({ shared }: { shared: readonly SharedLine[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const { shop } = useApp().state;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const addShared = useSetAtom(addSharedLinesAtom);
  const isEmpty = useAtomValue(cartLinesAtom).length === 0;
  const { data: quote, isError, isFetching, refetch } = useAtomValue(sharedCartAtom(shared));
  const cart = quote && toSharedCart(quote, shared, language);
  const close = () => void navigate(pathname, { replace: true });
  const accept = (add: (lines: SharedCartView['lines']) => void) => {
    add(cart?.lines ?? []);
    close();
  };
  return (
    <Panel aria-labelledby={headingId}>
      <Heading headingLevel={2} size="medium" id={headingId}>
        {t('cart.shareTitle')}
      </Heading>
      {cart ? (
        <SharedProducts cart={cart} />
      ) : isError ? (
        <ErrorState title={t('cart.shareFailed')} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton lines={2 * Math.min(shared.length, 4)} />
      )}
      <Cluster gap={8}>
        {cart && cart.lines.length > 0 && (
          <>
            <Button onClick={() => accept(addShared)}>{t('cart.shareAdd')}</Button>
            {!isEmpty && (
              <Button variant="outline" onClick={() => accept((lines) => replaceWithSharedLines(shop, lines))}>
                {t('cart.shareReplace')}
              </Button>
            )}
          </>
        )}
        <Button variant="ghost" onClick={close}>
          {t('cart.shareNo')}
        </Button>
      </Cluster>
    </Panel>
  );
}

function SharedProducts({ cart: { rows, lines, gone, subTotal } }: { cart: SharedCartView }) {
  const t = useTranslate();
  const language = useLanguage();
  const noticeOf = (quantity: number, sharedQuantity: number) => {
    if (quantity === 0) return { notice: t('cart.shareSoldOut') };
    return quantity < sharedQuantity ? { notice: t('cart.shareReduced', { n: quantity }) } : {};
  };
  return (
    <>
      {rows.map(({ productCode, quantity, maxQuantity: _, sharedQuantity, ...line }) => (
        <CartLine
          key={productCode}
          {...line}
          quantity={quantity > 0 && t('cart.quantity', { n: formatNumber(quantity) })}
          {...noticeOf(quantity, sharedQuantity)}
        />
      ))}
      {lines.length === 0 ? (
        <Notice>{t('cart.shareNothing')}</Notice>
      ) : (
        gone > 0 && <Notice>{t('cart.shareGone', { n: gone })}</Notice>
      )}
      {lines.length > 0 && (
        <SubTotal>
          <span>{t('cart.subTotal')}</span> <bdi>{formatPrice(subTotal, language)}</bdi>
        </SubTotal>
      )}
    </>
  );
}
