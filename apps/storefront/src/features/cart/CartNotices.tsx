import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import {
  cartChangesAtom,
  cartNoticeAtom,
  cartTotalsAtom,
  dismissChangesAtom,
  quoteCartAtom,
  quoteStateAtom,
  toLineChanges,
} from '@mahd/data/cart';
import { storageNoticeAtom } from '@mahd/data/store';
import { formatPrice } from '@mahd/rules/locale';
import { FREE_DELIVERY_FROM } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { ChangeList } from '@mahd/ui/ChangeList';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

// Not needed in the first view: it asks the server before it shows anything.
const PendingPayment = lazyWithRetry(
  async () => ({ default: (await import('../checkout/PendingPayment.js')).PendingPayment }),
  { quiet: true },
);

/** Set when the account of the logged-in user could not be loaded. */
export interface AccountError {
  readonly text: string;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** Notices about the cart and the account that matter before checkout. */
export function CartNotices({ accountError }: { accountError?: AccountError | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const noted = useAtomValue(cartChangesAtom);
  const changes = toLineChanges(noted, language);
  const dismissChanges = useSetAtom(dismissChangesAtom);
  const storageNotice = useAtomValue(storageNoticeAtom);
  const setStorageNotice = useSetAtom(storageNoticeAtom);
  const cartNotice = useAtomValue(cartNoticeAtom);
  const { messageKey } = useAtomValue(quoteStateAtom);
  const quote = useSetAtom(quoteCartAtom);
  const notice = storageNotice ?? cartNotice;
  const { shippingCharges } = useAtomValue(cartTotalsAtom).paymentDetails;
  const isDeliveryAdded = shippingCharges > 0 && noted.some(({ deliveryAdded }) => deliveryAdded);
  const offline = messageKey === 'errors.offline';
  return (
    <>
      <Suspense>
        <PendingPayment />
      </Suspense>
      {changes.length > 0 && (
        <Notice tone="warning" live title={t('cart.changedTitle')} onDismiss={dismissChanges}>
          <Stack gap={8}>
            <ChangeList changes={changes} />
            {isDeliveryAdded && (
              <p>
                {t('cart.deliveryAdded', {
                  amount: formatPrice(shippingCharges, language),
                  threshold: formatPrice(FREE_DELIVERY_FROM, language),
                })}
              </p>
            )}
          </Stack>
        </Notice>
      )}
      {(messageKey !== undefined || accountError) && (
        <Notice tone="warning" live>
          <Stack gap={8} align="start">
            <p>{accountError?.text ?? t(offline ? 'cart.offline' : 'cart.checkFailed')}</p>
            {(accountError || !offline) && (
              <Button
                variant="outline"
                size="small"
                aria-disabled={accountError?.retrying || undefined}
                onClick={() => {
                  void quote();
                  accountError?.retry();
                }}
              >
                {accountError?.retrying && <Spinner />}
                {t('cartCommon.tryAgain')}
              </Button>
            )}
          </Stack>
        </Notice>
      )}
      {notice && (
        <Notice tone="warning" live {...(storageNotice ? { onDismiss: () => setStorageNotice(undefined) } : {})}>
          {t(notice)}
        </Notice>
      )}
    </>
  );
}
