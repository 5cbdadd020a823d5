'use client';
import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { formatPrice } from '@mahd/rules/locale';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Badge } from '../../text/Badge/index.js';
import { Root } from './OrderTable.styles.js';

export interface OrderRow {
  number: string;
  /** In the page's language. */
  date: string;
  payment: string;
  status: { label: string; tone: 'info' | 'success' | 'warning' | 'danger' };
  /** fils */
  total: number;
  /** Details, invoice, buy again, cancel. */
  actions?: ReactNode;
}

export interface OrderTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  ref?: Ref<HTMLTableElement>;
  /** Names the table. */
  caption: string;
  orders: readonly OrderRow[];
}

/** Somebody's orders. A table on wide screens; on phones each order is a card that names its own values. */
export function OrderTable({ caption, orders, ...rest }: OrderTableProps) {
  const { t, language } = useUi();
  // The roles are said in full because the phone layout takes them from the elements.
  return (
    <Root {...rest} data-part="order-table" role="table">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('orderNumber')}</th>
          <th role="columnheader">{t('orderDate')}</th>
          <th role="columnheader">{t('orderPayment')}</th>
          <th role="columnheader">{t('orderStatus')}</th>
          <th role="columnheader" data-part="total">
            {t('orderTotal')}
          </th>
          <th role="columnheader">
            <VisuallyHidden>{t('orderActions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <tr key={order.number} role="row" data-part="order">
            <th role="rowheader" scope="row" data-label={t('orderNumber')}>
              <bdi dir="ltr">{order.number}</bdi>
            </th>
            <td role="cell" data-label={t('orderDate')}>
              {order.date}
            </td>
            <td role="cell" data-label={t('orderPayment')}>
              {order.payment}
            </td>
            <td role="cell" data-label={t('orderStatus')}>
              <Badge tone={order.status.tone}>{order.status.label}</Badge>
            </td>
            <td role="cell" data-part="total" data-label={t('orderTotal')}>
              <bdi>{formatPrice(order.total, language)}</bdi>
            </td>
            <td role="cell" data-part="actions">
              {order.actions}
            </td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
