import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useRef, useState } from 'react';
import { accountOrderAtom, cancelOrderAtom, type AccountOrder } from '@mahd/data/orders';
import { isOnlineMethod } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Dialog } from '@mahd/ui/Dialog';
import { ErrorState } from '@mahd/ui/ErrorState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { ContactHelp } from '../contact/ContactHelp.js';
import { CancelConfirmation } from './CancelConfirmation.js';
import { OrderActionNotice, type OrderActionResult } from './OrderActionNotice.js';
import { OrderFacts } from './OrderFacts.js';
import { PrintInvoice } from './PrintInvoice.js';
import { UnpaidOrder } from './UnpaidOrder.js';
import { useBuyAgain } from './useBuyAgain.js';

// Only for delivered orders.
const OrderReturns = lazyWithRetry(async () => ({ default: (await import('./OrderReturns.js')).OrderReturns }));

interface OrderDetailsProps {
  /** Null closes the dialog. */
  orderNumber: string | null;
  onClose: () => void;
}

/** A dialog with one of the user's orders: its products, status and actions. */
export function OrderDetails({ orderNumber, onClose }: OrderDetailsProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={orderNumber !== null}
      onOpenChange={onClose}
      title={`${t('orders.details')} \u2066${orderNumber ?? ''}\u2069`}
      size="large"
    >
      {orderNumber !== null && <OrderDetailsContent orderNumber={orderNumber} />}
    </Dialog>
  );
}

function OrderDetailsContent({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate();
  const { data: order, isError, isFetching, refetch } = useAtomValue(accountOrderAtom(orderNumber));
  if (!order && isError)
    return <ErrorState title={t('orders.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!order) return <Skeleton lines={8} />;
  return (
    <Stack gap={24}>
      {order.status === null && <UnpaidOrder order={order} />}
      <OrderFacts order={order} />
      {/* Buying again would order it twice. */}
      {order.status !== null && <OrderActions order={order} />}
      {order.status === 'ORDERDELIVERED' && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <OrderReturns access={{ orderNumber, link: null }} />
        </Suspense>
      )}
      <Suspense>
        <ContactHelp />
      </Suspense>
    </Stack>
  );
}

function OrderActions({ order }: { order: AccountOrder }) {
  const t = useTranslate();
  const cancel = useSetAtom(cancelOrderAtom);
  const buyAgain = useBuyAgain();
  const [confirmingCancel, setConfirmingCancel] = useState(false);
  const [busy, setBusy] = useState<'cancel' | 'buy' | null>(null);
  const [result, setResult] = useState<OrderActionResult | null>(null);
  const number = order.order_number;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFocusAfterChange(confirmingCancel || result?.bought !== undefined, result ? answer : cancelButton);

  const action = (name: NonNullable<typeof busy>, run: () => Promise<OrderActionResult>) => async () => {
    if (busy) return;
    setResult(null);
    setBusy(name);
    setResult(await run());
    setBusy(null);
  };
  const cancelOrder = action('cancel', async () => {
    const outcome = await cancel(number);
    return { tone: outcome.kind === 'cancelled' ? 'success' : 'danger', text: problemText(t, outcome), focused: true };
  });
  const reorder = action('buy', () => buyAgain(order));

  return (
    <Stack gap={16}>
      {result && <OrderActionNotice ref={answer} result={result} />}
      {confirmingCancel ? (
        <CancelConfirmation
          orderNumber={number}
          isPaidOnline={isOnlineMethod(order.payment_method)}
          pending={busy === 'cancel'}
          onConfirm={() => void cancelOrder().then(() => setConfirmingCancel(false))}
          onKeep={() => setConfirmingCancel(false)}
        />
      ) : (
        <Cluster>
          {/* Pressed again, it would add them twice. */}
          {!result?.bought && (
            <Button aria-disabled={busy === 'buy' || undefined} onClick={() => void reorder()}>
              {busy === 'buy' && <Spinner />}
              {t('orders.buyAgain')}
            </Button>
          )}
          {order.has_invoice && <PrintInvoice orderNumber={number} link={null} variant="outline" />}
          {order.can_cancel && (
            <Button
              ref={cancelButton}
              variant="outline"
              onClick={() => {
                setResult(null);
                setConfirmingCancel(true);
              }}
            >
              {t('orders.cancel')}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}
