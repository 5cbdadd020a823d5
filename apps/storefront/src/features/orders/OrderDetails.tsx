import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { accountOrderAtom, buyAgainAtom, cancelOrderAtom, invoiceAtom, type AccountOrder } from '@mahd/data/orders';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Dialog } from '@mahd/ui/Dialog';
import { ErrorState } from '@mahd/ui/ErrorState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { NumberIn } from './NumberIn.js';
import { OrderFacts } from './OrderFacts.js';
import { printPage } from './printPage.js';

interface OrderDetailsProps {
  /** Null: closed. */
  orderNumber: string | null;
  onClose: () => void;
}

/** One own order: what was bought, where it is, and what can be done with it. */
export function OrderDetails({ orderNumber, onClose }: OrderDetailsProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={orderNumber !== null}
      onOpenChange={onClose}
      title={`${t('orders.details')} \u2066${orderNumber ?? ''}\u2069`}
      size="large"
    >
      {orderNumber !== null && <DetailsOf orderNumber={orderNumber} />}
    </Dialog>
  );
}

function DetailsOf({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate();
  const { data: order, isError, isFetching, refetch } = useAtomValue(accountOrderAtom(orderNumber));
  if (!order && isError)
    return <ErrorState title={t('orders.failed')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!order) return <Skeleton lines={8} />;
  return (
    <Stack gap={24}>
      <OrderFacts order={order} />
      <OrderActions order={order} />
    </Stack>
  );
}

interface Said {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly text: string;
  readonly cart?: boolean;
}

function OrderActions({ order }: { order: AccountOrder }) {
  const t = useTranslate();
  const language = useLanguage();
  const cancel = useSetAtom(cancelOrderAtom);
  const fetchInvoice = useSetAtom(invoiceAtom);
  const buyAgain = useSetAtom(buyAgainAtom);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'cancel' | 'invoice' | 'buy' | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const number = order.order_number;

  const act = (what: NonNullable<typeof busy>, run: () => Promise<Said | null>) => async () => {
    if (busy) return;
    setSaid(null);
    setBusy(what);
    setSaid(await run());
    setBusy(null);
  };
  const cancelIt = act('cancel', async () => {
    const outcome = await cancel(number);
    setAsking(false);
    return { tone: outcome.kind === 'cancelled' ? 'success' : 'danger', text: problemText(t, outcome) };
  });
  const print = act('invoice', async () => {
    const outcome = await fetchInvoice(number);
    if (outcome.kind === 'failed') return { tone: 'danger', text: t('orders.invoiceFailed') };
    printPage(outcome.html);
    return null;
  });
  const buy = act('buy', async () => {
    const outcome = await buyAgain(order);
    if (outcome.kind === 'failed') return { tone: 'danger', text: problemText(t, outcome) };
    const names = outcome.missing
      .map(({ name, arabic }) => (language === 'ar' && arabic.name) || name)
      .join(language === 'ar' ? '، ' : ', ');
    const missing = names && ` ${t('orders.missing', { names })}`;
    if (outcome.kind === 'nothing') return { tone: 'warning', text: t('orders.nothingToBuy') };
    return { tone: names ? 'warning' : 'success', text: t('orders.boughtAgain') + missing, cart: true };
  });
  const wait = (what: typeof busy) => ({ 'aria-disabled': busy === what || undefined });

  return (
    <Stack gap={16}>
      {said && (
        <Notice tone={said.tone} live>
          <Stack gap={8} align="start">
            <p>{said.text}</p>
            {said.cart && (
              <LinkButton href="/cart" size="small">
                {t('orders.viewCart')}
              </LinkButton>
            )}
          </Stack>
        </Notice>
      )}
      {asking ? (
        <Notice tone="warning" title={<NumberIn textKey="orders.cancelQuestion" orderNumber={number} />} live>
          <Stack gap={12}>
            <p>{t('orders.cancelText')}</p>
            <Cluster>
              <Button size="small" {...wait('cancel')} onClick={() => void cancelIt()}>
                {busy === 'cancel' && <Spinner />}
                {t('orders.cancel')}
              </Button>
              <Button size="small" variant="outline" onClick={() => setAsking(false)}>
                {t('orders.keep')}
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      ) : (
        <Cluster>
          <Button {...wait('buy')} onClick={() => void buy()}>
            {busy === 'buy' && <Spinner />}
            {t('orders.buyAgain')}
          </Button>
          {order.has_invoice && (
            <Button variant="outline" {...wait('invoice')} onClick={() => void print()}>
              {busy === 'invoice' && <Spinner />}
              {t('orders.printInvoice')}
            </Button>
          )}
          {order.can_cancel && (
            <Button variant="outline" onClick={() => setAsking(true)}>
              {t('orders.cancel')}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}
