import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { profileAtom } from '@mahd/data/account';
import { accountOrdersAtom, type AccountOrderSummary } from '@mahd/data/orders';
import { formatDate, localizedPath } from '@mahd/rules/locale';
import { pageCount } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { OrderTable } from '@mahd/ui/OrderTable';
import { Pagination } from '@mahd/ui/Pagination';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import emptyOrders from './drawings/empty-orders.svg?url';
import { OrderDetails } from './OrderDetails.js';
import { orderStatus } from './orderStatus.js';
import { Panel } from './Tracking.styles.js';

interface OrderListProps {
  /** The path of the page with the list, for pagination links. */
  path: string;
}

/** The logged-in user's orders, newest first. Requires login. */
export function OrderList({ path }: OrderListProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
  const { data: orders, isError, isFetching, refetch } = useAtomValue(accountOrdersAtom(page));
  const { data: profile } = useAtomValue(profileAtom());
  const [openOrder, setOpenOrder] = useState(query.get('order'));

  if (!orders && isError)
    return <ErrorState title={t('orders.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!orders) {
    return (
      <Panel>
        <Skeleton lines={6} />
      </Panel>
    );
  }
  const pages = pageCount(orders.total, orders.per_page);
  const hrefOf = (n: number) => `${path}${path.includes('?') ? '&' : '?'}page=${n}`;
  if (page > pages) return <Navigate to={localizedPath(language, hrefOf(pages))} replace />;
  if (orders.data.length === 0) {
    return (
      <EmptyState
        drawing={<img src={emptyOrders} alt="" width={240} height={240} />}
        title={t('orders.empty')}
        description={profile?.email_verified === false ? t('orders.emptyUnverified') : undefined}
        actions={<LinkButton href="/mother-baby-products">{t('nav.viewAllProducts')}</LinkButton>}
      />
    );
  }
  const toRow = (order: AccountOrderSummary) => ({
    number: order.order_number,
    date: formatDate(order.created_at, language),
    payment: t(`orders.${order.payment_method}`),
    status: orderStatus(order, t),
    total: order.final_total,
    actions: (
      <Button
        size="small"
        variant="outline"
        aria-label={`${t('orders.details')}: ${order.order_number}`}
        onClick={() => setOpenOrder(order.order_number)}
      >
        {t('orders.details')}
      </Button>
    ),
  });
  return (
    <Stack gap={24}>
      <OrderTable caption={t('orders.title')} orders={orders.data.map(toRow)} />
      <Pagination page={page} total={pages} href={hrefOf} />
      <OrderDetails orderNumber={openOrder} onClose={() => setOpenOrder(null)} />
    </Stack>
  );
}
