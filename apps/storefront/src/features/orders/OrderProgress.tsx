import { useSetAtom } from 'jotai';
import { Suspense, useEffect, useRef, useState } from 'react';
import { cancelLinkedOrderAtom, type LinkedCancelOutcome, type TrackedOrder } from '@mahd/data/orders';
import { formatDate } from '@mahd/rules/locale';
import { isOnlineMethod, type OrderStatus } from '@mahd/rules/shop';
import { Badge } from '@mahd/ui/Badge';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { SummaryColumns } from '../../shell/Panels.styles.js';
import { SmallPrint } from '../checkout/Checkout.styles.js';
import { ContactHelp } from '../contact/ContactHelp.js';
import { amountRows } from '../cart/amountRows.js';
import { CancelConfirmation } from './CancelConfirmation.js';
import { OrderLines } from './OrderLines.js';
import { OrderNumberText } from './OrderNumberText.js';
import { orderStatus } from './orderStatus.js';
import { OrderSteps } from './OrderSteps.js';
import { PrintInvoice } from './PrintInvoice.js';
import { RefundNotices } from './RefundNotices.js';
import { ShipmentFacts } from './ShipmentFacts.js';
import { ActionColumn, FlatSummary, LastLines, Panel, StatusText } from './Tracking.styles.js';

// Only for delivered orders.
const OrderReturns = lazyWithRetry(async () => ({ default: (await import('./OrderReturns.js')).OrderReturns }));
const ReturnsByMail = lazyWithRetry(async () => ({ default: (await import('./ReturnsByMail.js')).ReturnsByMail }));

/** From when on a package may be missing. */
const sent: readonly OrderStatus[] = ['ORDERDISPATCHED', 'ORDERDELIVERED', 'ORDERNOTDELIVERED'];

interface OrderProgressProps {
  order: TrackedOrder;
  onOrderChange: (order: TrackedOrder) => void;
  /** Goes back to the form. */
  onTrackAnother: () => void;
}

/** A tracked order: its progress, products and refunds, and what its customer can do without a login. */
export function OrderProgress({ order, onOrderChange, onTrackAnother }: OrderProgressProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { orderNumber, status, placedAt, steps, refunds } = order;
  const badge = orderStatus({ status }, t);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form was unmounted, so focus moves to the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <SummaryColumns>
      <Panel>
        <Cluster justify="between">
          <Heading headingLevel={2} size="small" ref={heading} tabIndex={-1}>
            <OrderNumberText textKey="tracking.progress" orderNumber={orderNumber} />
          </Heading>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </Cluster>
        <StatusText>{t(`status.text.${status}`)}</StatusText>
        {status === 'ORDERCANCELLED' && (
          <SmallPrint>{t('orders.placedOn', { date: `\u2068${formatDate(placedAt, language)}\u2069` })}</SmallPrint>
        )}
        <RefundNotices refunds={refunds} />
        <ShipmentFacts delivery={order.delivery} courier={order.courier} />
        <OrderSteps status={status} placedAt={placedAt} steps={steps} />
        {order.lines.length > 0 && (
          <LastLines>
            <Heading headingLevel={3}>{t('orders.items')}</Heading>
            <OrderLines lines={order.lines} />
          </LastLines>
        )}
        {status === 'ORDERDELIVERED' && (
          <Suspense fallback={<Skeleton lines={2} />}>
            {order.canReturn ? <OrderReturns access={{ orderNumber, link: order.token }} /> : <ReturnsByMail />}
          </Suspense>
        )}
      </Panel>
      <Panel as="aside">
        {order.lines.length > 0 && (
          <FlatSummary
            headingLevel={3}
            title={t('cart.summary')}
            rows={[...amountRows(order, t), { label: t('orders.payment'), amount: t(`orders.${order.paymentMethod}`) }]}
            total={{ label: t('cart.total'), amount: order.finalTotal }}
          />
        )}
        <TrackedOrderActions order={order} onOrderChange={onOrderChange} onTrackAnother={onTrackAnother} />
        <Suspense>
          <ContactHelp />
        </Suspense>
      </Panel>
    </SummaryColumns>
  );
}

function TrackedOrderActions({ order, onOrderChange, onTrackAnother }: OrderProgressProps) {
  const t = useTranslate();
  const cancel = useSetAtom(cancelLinkedOrderAtom);
  const [confirming, setConfirming] = useState(false);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<LinkedCancelOutcome | null>(null);
  const { orderNumber, token } = order;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFocusAfterChange(confirming, outcome ? answer : cancelButton);

  const confirm = async (access: string) => {
    if (pending) return;
    setPending(true);
    const result = await cancel(access);
    setPending(false);
    setOutcome(result);
    setConfirming(false);
    if (result.kind === 'cancelled') onOrderChange(result.order);
  };

  return (
    <>
      {outcome && (
        <Notice ref={answer} tabIndex={-1} tone={outcome.kind === 'cancelled' ? 'success' : 'danger'}>
          {problemText(t, outcome)}
        </Notice>
      )}
      {confirming && token !== null ? (
        <CancelConfirmation
          orderNumber={orderNumber}
          isPaidOnline={isOnlineMethod(order.paymentMethod)}
          pending={pending}
          onConfirm={() => void confirm(token)}
          onKeep={() => setConfirming(false)}
        />
      ) : (
        <ActionColumn>
          {order.canCancel && token !== null && (
            <Button
              ref={cancelButton}
              variant="outline"
              onClick={() => {
                setOutcome(null);
                setConfirming(true);
              }}
            >
              {t('orders.cancel')}
            </Button>
          )}
          {order.hasInvoice && <PrintInvoice orderNumber={orderNumber} link={token} variant="outline" />}
          <Button variant="outline" onClick={onTrackAnother}>
            {t('tracking.again')}
          </Button>
          {sent.includes(order.status) && (
            <LinkButton variant="ghost" href="/contact">
              {t('tracking.notReceived')}
            </LinkButton>
          )}
        </ActionColumn>
      )}
    </>
  );
}
