import { useRef, useState } from 'react';
import { inLanguage } from '@mahd/data/catalog';
import type { AccountOrder, AccountOrderSummary } from '@mahd/data/orders';
import { formatDate, formatNumber, formatPrice } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { Button, type ButtonProps } from '@mahd/ui/Button';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Picture } from '@mahd/ui/Picture';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { ArrivalDates } from '../delivery/ArrivalDates.js';
import { OrderActionNotice, type OrderActionResult } from '../orders/OrderActionNotice.js';
import { orderStatus } from '../orders/orderStatus.js';
import { useBuyAgain } from '../orders/useBuyAgain.js';
import { LastOrderPanel, Thumbnails } from './AccountHome.styles.js';
import { PanelHead } from './Profile.styles.js';

/** More products are a number beside the pictures. */
const PICTURES = 3;

/** Whether nothing more will happen to an order. */
const isOver = ({ status }: AccountOrderSummary) => status === 'ORDERCANCELLED' || status === 'ORDERDELIVERED';

interface LastOrderProps {
  order: AccountOrderSummary;
  /** Undefined when they could not be loaded. */
  details: AccountOrder | undefined;
}

/** The newest order: where it is, what is in it and what can be done with it. */
export function LastOrder({ order, details }: LastOrderProps) {
  const t = useTranslate();
  const language = useLanguage();
  const status = orderStatus(order, t);
  const arrival = isOver(order) ? null : details?.delivery;
  const lines = details?.lines ?? [];
  const more = lines.length - PICTURES;
  return (
    <LastOrderPanel aria-labelledby="last-order">
      <PanelHead>
        <Heading headingLevel={3} size="small" id="last-order">
          {t('profile.lastOrder')}
        </Heading>
        <ShopLink href="/profile?active=order">{t('profile.allOrders')}</ShopLink>
      </PanelHead>
      {lines.length > 0 && (
        <Thumbnails role="list">
          {lines.slice(0, PICTURES).map(({ product_code: code, picture, name, arabic }) => (
            <li key={code}>
              <Picture picture={picture} alt={inLanguage(language, name, arabic.name)} ratio="square" sizes="72px" />
            </li>
          ))}
          {more > 0 && <li data-part="more">+{formatNumber(more)}</li>}
        </Thumbnails>
      )}
      <Stack gap={4} align="start">
        <Badge tone={status.tone}>{status.label}</Badge>
        {order.status !== null && <strong>{t(`status.text.${order.status}`)}</strong>}
        {arrival && <ArrivalDates delivery={arrival} />}
        <p data-part="facts">
          <bdi dir="ltr">{order.order_number}</bdi>
          {' · '}
          <bdi>{formatDate(order.created_at, language)}</bdi>
          {' · '}
          <bdi>{formatPrice(order.final_total, language)}</bdi>
        </p>
      </Stack>
      <OrderActions order={order} details={details} />
    </LastOrderPanel>
  );
}

/** Paying or tracking it, and buying the same again. */
function OrderActions({ order, details }: LastOrderProps) {
  const t = useTranslate();
  const [result, setResult] = useState<OrderActionResult | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  const bought = result?.bought !== undefined;
  // The pressed button is gone.
  useFocusAfterChange(bought, answer);
  const over = isOver(order);
  const toDetails = `/profile?active=order&order=${encodeURIComponent(order.order_number)}`;
  return (
    <>
      {result && <OrderActionNotice ref={answer} result={result} />}
      <div data-part="actions">
        {order.payment_page !== null ? (
          <LinkButton href={order.payment_page}>{t('cart.payNow')}</LinkButton>
        ) : order.status === null || (over && !details) ? (
          <LinkButton href={toDetails}>{t('orders.details')}</LinkButton>
        ) : (
          !over && (
            <LinkButton href={`/order-tracking?order=${encodeURIComponent(order.order_number)}`}>
              {t('profile.trackOrder')}
            </LinkButton>
          )
        )}
        {/* Buying an unpaid order again would order it twice, and so would a second press. */}
        {order.status !== null && details && !bought && (
          <BuyAgain order={details} variant={over ? 'solid' : 'outline'} onResult={setResult} />
        )}
      </div>
    </>
  );
}

interface BuyAgainProps extends Pick<ButtonProps, 'variant'> {
  order: AccountOrder;
  onResult: (result: OrderActionResult | null) => void;
}

function BuyAgain({ order, onResult, variant }: BuyAgainProps) {
  const t = useTranslate();
  const buyAgain = useBuyAgain();
  const [pending, setPending] = useState(false);
  const press = async () => {
    if (pending) return;
    onResult(null);
    setPending(true);
    onResult(await buyAgain(order));
    setPending(false);
  };
  return (
    <Button variant={variant} aria-disabled={pending || undefined} onClick={() => void press()}>
      {pending && <Spinner />}
      {t('orders.buyAgain')}
    </Button>
  );
}
