import type { AccountOrder } from '@mahd/data/orders';
import { formatDate, formatPrice } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { Cluster } from '@mahd/ui/Cluster';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { amountRows, subTotalRows } from '../cart/amountRows.js';
import { AddressLines } from '../delivery/AddressLines.js';
import { AddressAndAmounts, FlatSummary, GiftMessage, StatusText } from './Tracking.styles.js';
import { OrderLines } from './OrderLines.js';
import { orderStatus } from './orderStatus.js';
import { OrderSteps } from './OrderSteps.js';
import { RefundNotices } from './RefundNotices.js';
import { ShipmentFacts } from './ShipmentFacts.js';

/** An order's status, products, address and amounts. */
export function OrderFacts({ order }: { order: AccountOrder }) {
  const t = useTranslate();
  const language = useLanguage();
  const { amounts, address, gift, lines, steps } = order;
  const recipient = gift ?? order.contact;
  const status = orderStatus(order, t);
  return (
    <>
      <Cluster justify="between">
        <p>{t('orders.placedOn', { date: `\u2068${formatDate(order.created_at, language)}\u2069` })}</p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </Cluster>
      {order.status !== null && <StatusText>{t(`status.text.${order.status}`)}</StatusText>}
      <RefundNotices refunds={order.refunds} />
      <ShipmentFacts delivery={order.delivery} courier={order.courier} />
      <OrderSteps status={order.status} placedAt={order.created_at} steps={steps} />
      <Stack gap={12}>
        <Heading headingLevel={3}>{t('orders.items')}</Heading>
        <OrderLines lines={lines} />
      </Stack>
      <AddressAndAmounts>
        <Stack gap={12}>
          <Heading headingLevel={3}>{t('orders.deliverTo')}</Heading>
          <p>
            <AddressLines recipient={recipient} address={address} />
          </p>
          {address.note && <p>{t('orders.note', { note: `\u2068${address.note}\u2069` })}</p>}
          {gift && (
            <Notice title={t('orders.gift')}>
              {gift.message && <GiftMessage dir="auto">{gift.message}</GiftMessage>}
            </Notice>
          )}
        </Stack>
        <FlatSummary
          headingLevel={3}
          title={t('cart.summary')}
          rows={[
            ...subTotalRows(amounts, t),
            ...amountRows(amounts, t, order.promo_code),
            { label: t('orders.payment'), amount: t(`orders.${order.payment_method}`) },
          ]}
          total={{ label: t('cart.total'), amount: amounts.finalTotal }}
          taxNote={t('cart.vatIncluded', { amount: formatPrice(amounts.vat, language) })}
        />
      </AddressAndAmounts>
    </>
  );
}
