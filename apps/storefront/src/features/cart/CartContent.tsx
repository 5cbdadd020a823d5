import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  addSharedLinesAtom,
  cartLinesAtom,
  cartTotalsAtom,
  forgetRemovedAtom,
  removedLinesAtom,
  removeFromCartAtom,
  sayMaxReachedAtom,
  setQuantityAtom,
  toCartRows,
  undoRemoveAtom,
  watchCart,
} from '@mahd/data/cart';
import { Button } from '@mahd/ui/Button';
import { CartLine } from '@mahd/ui/CartLine';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { QuantityStepper } from '@mahd/ui/QuantityStepper';
import { Stack } from '@mahd/ui/Stack';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { Assurance } from './Assurance.js';
import { CartColumns, ShareRow } from './CartColumns.js';
import { CartNotices } from './CartNotices.js';
import { CartSummary } from './CartSummary.js';
import { DeliveryPromise } from '../delivery/DeliveryPromise.js';
import { fromHash } from './sharedLines.js';
import { EmptyCart } from './EmptyCart.js';
import { useFocusAfterRemoval } from '../../shell/lostFocus.js';
import { useInView } from '../../shell/useInView.js';
import { saveForLater } from './saveForLater.js';
import { useAddFromAddress } from './useAddFromAddress.js';

// Not part of what every visitor stores for offline use: the cart works without them.
const BuyBar = lazyWithRetry(async () => ({ default: (await import('@mahd/ui/BuyBar')).BuyBar }), { quiet: true });
const ShareLines = lazyWithRetry(async () => ({ default: (await import('./ShareLines.js')).ShareLines }), {
  quiet: true,
});
const CartSuggestions = lazyWithRetry(
  async () => ({ default: (await import('./CartSuggestions.js')).CartSuggestions }),
  { quiet: true },
);
// Only needed for shared cart links.
const SharedCart = lazyWithRetry(async () => ({ default: (await import('./SharedCart.js')).SharedCart }));

const checkoutLinkId = 'checkout-link';

/** The lines of the cart and the order summary. */
export function CartContent() {
  const t = useTranslate();
  const language = useLanguage();
  const { shop } = useApp().state;
  const { hash } = useLocation();
  const lines = useAtomValue(cartLinesAtom);
  const removed = useAtomValue(removedLinesAtom);
  const setQuantity = useSetAtom(setQuantityAtom);
  const remove = useSetAtom(removeFromCartAtom);
  const undo = useSetAtom(undoRemoveAtom);
  const sayMaxReached = useSetAtom(sayMaxReachedAtom);
  const forgetRemoved = useSetAtom(forgetRemovedAtom);
  const addShared = useSetAtom(addSharedLinesAtom);

  const { paymentDetails } = useAtomValue(cartTotalsAtom);
  const isCheckoutInView = useInView(`#${checkoutLinkId}`, String(lines.length > 0));

  useEffect(() => watchCart(shop), [shop]);
  useEffect(() => forgetRemoved, [forgetRemoved]);
  useAddFromAddress((line) => addShared([line]));

  const rows = toCartRows(lines, removed, language);
  useFocusAfterRemoval(
    rows.map(({ productCode }) => productCode),
    '[data-part=cart-line] :is([data-part=name], [data-part=undo])',
  );
  const shared = fromHash(hash);
  const isEmpty = lines.length === 0 && (rows.length > 0 || shared.length === 0);
  return (
    <Stack gap={24}>
      {shared.length > 0 && (
        <Suspense>
          <SharedCart shared={shared} />
        </Suspense>
      )}
      <CartNotices />
      {rows.length > 0 && (
        <CartColumns>
          <Stack gap={16}>
            {rows.map(({ productCode, quantity, maxQuantity, ...line }) => (
              <CartLine
                key={productCode}
                {...line}
                quantity={
                  <QuantityStepper
                    label={line.name}
                    value={quantity}
                    max={maxQuantity}
                    onMaxExceeded={() => sayMaxReached(maxQuantity)}
                    onValueChange={(changed) => setQuantity({ productCode, quantity: changed })}
                  />
                }
                actions={
                  <Button
                    variant="ghost"
                    size="small"
                    onClick={() => void saveForLater(shop, productCode, line.name)}
                    aria-label={`${t('cart.saveForLater')}: ${line.name}`}
                  >
                    <Icon name="heart" />
                    <span>{t('cart.saveForLater')}</span>
                  </Button>
                }
                onRemove={() => remove({ productCode })}
                onUndo={() => undo(productCode)}
              />
            ))}
          </Stack>
          {lines.length > 0 && (
            <aside>
              <CartSummary
                actions={
                  <>
                    <LinkButton id={checkoutLinkId} href="/checkout" size="large" block>
                      {t('cart.placeOrder')}
                    </LinkButton>
                    <LinkButton href="/mother-baby-products" variant="ghost" block>
                      {t('cartCommon.continueShopping')}
                    </LinkButton>
                    <Assurance />
                  </>
                }
              >
                <DeliveryPromise />
              </CartSummary>
            </aside>
          )}
          {lines.length > 0 && (
            <ShareRow>
              <Suspense>
                <ShareLines path="/cart" lines={lines} label={t('cart.shareCart')} title={t('cart.shareText')} />
              </Suspense>
            </ShareRow>
          )}
          {lines.length > 0 && isCheckoutInView === false && (
            <Suspense>
              <BuyBar
                label={t('cart.placeOrder')}
                name={t('cart.total')}
                price={{ amount: paymentDetails.finalTotal }}
                action={<LinkButton href="/checkout">{t('cart.placeOrder')}</LinkButton>}
              />
            </Suspense>
          )}
          {lines.length > 0 && (
            <Suspense>
              <CartSuggestions />
            </Suspense>
          )}
        </CartColumns>
      )}
      {isEmpty && <EmptyCart />}
    </Stack>
  );
}
