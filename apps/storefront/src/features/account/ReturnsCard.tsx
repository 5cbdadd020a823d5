import { Suspense } from 'react';
import type { AccountOrderSummary } from '@mahd/data/orders';
import { Badge } from '@mahd/ui/Badge';
import { Card } from '@mahd/ui/Card';
import { Cluster } from '@mahd/ui/Cluster';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Skeleton } from '@mahd/ui/Skeleton';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { useMessages } from '../../shell/useMessages.js';

const detailsOf = (order: AccountOrderSummary) =>
  `/profile?active=order&order=${encodeURIComponent(order.order_number)}`;

/** The return that is open, or how to start one. Nothing while there is nothing to return. */
export function ReturnsCard({ orders }: { orders: readonly AccountOrderSummary[] }) {
  const t = useTranslate();
  const order =
    orders.find(({ open_return: open }) => open !== null) ?? orders.find(({ status }) => status === 'ORDERDELIVERED');
  if (!order) return null;
  return (
    <Card
      headingLevel={3}
      title={t('profile.returns')}
      description={order.open_return ? undefined : t('profile.returnsText')}
      actions={
        order.open_return ? (
          <ShopLink href={detailsOf(order)} aria-label={`${t('orders.details')}: ${order.order_number}`}>
            {t('orders.details')}
          </ShopLink>
        ) : (
          <LinkButton
            href={detailsOf(order)}
            variant="outline"
            size="small"
            aria-label={`${t('profile.startReturn')}: ${order.order_number}`}
          >
            {t('profile.startReturn')}
          </LinkButton>
        )
      }
    >
      {order.open_return && (
        <Suspense fallback={<Skeleton lines={1} />}>
          <OpenReturn {...order.open_return} />
        </Suspense>
      )}
    </Card>
  );
}

function OpenReturn({ return_number: number, state }: NonNullable<AccountOrderSummary['open_return']>) {
  const { t } = useMessages('returns');
  return (
    <Cluster gap={8}>
      <bdi dir="ltr">{number}</bdi>
      <Badge tone="info">{t(`returns.states.${state}`)}</Badge>
    </Cluster>
  );
}
