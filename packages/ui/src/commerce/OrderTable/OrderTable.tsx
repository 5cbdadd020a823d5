'use client';
import type { ReactNode, Ref, TableHTMLAttributes } from 'react';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import type { StateTone } from '../../foundation/stateTones.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useFormats } from '../../foundation/useFormats.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Badge } from '../../text/Badge/index.js';
import { Root } from './OrderTable.styles.js';
import { strings } from './strings.js';

export interface OrderRow {
  number: string;
  /** Formatted in the language of the page. */
  date: string;
  payment: string;
  status: { label: string; tone: StateTone };
  /** In the smallest unit of the currency: fils, cents. */
  total: number;
  /** Buttons and links: details, invoice, buy again, cancel. */
  actions?: ReactNode;
}

export interface OrderTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  ref?: Ref<HTMLTableElement>;
  /** Accessible name of the table. */
  caption: string;
  /** The orders of one page, the newest first. */
  orders: readonly OrderRow[];
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'OrderTable'>;
}

/** A customer's orders: a table on wide screens, a card per order with labelled values on tablets, and without visible labels on phones. */
export function OrderTable({ caption, orders, strings: replaced, ...rest }: OrderTableProps) {
  if (process.env.NODE_ENV !== 'production')
    warnAboutEmptyList('OrderTable', 'orders', orders, 'show an EmptyState that leads to the shop');
  const t = useComponentStrings(strings, replaced);
  const { formatPrice } = useFormats();
  return (
    <Root {...rest} data-part="order-table">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('payment')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" data-part="total">
            {t('total')}
          </th>
          <th scope="col">
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number} data-part="order">
            <th scope="row" data-label={t('number')}>
              <bdi dir="ltr">{order.number}</bdi>
            </th>
            <td data-part="date" data-label={t('date')}>
              {order.date}
            </td>
            <td data-part="payment" data-label={t('payment')}>
              {order.payment}
            </td>
            <td data-part="status" data-label={t('status')}>
              <Badge tone={order.status.tone}>{order.status.label}</Badge>
            </td>
            <td data-part="total" data-label={t('total')}>
              <bdi>{formatPrice(order.total)}</bdi>
            </td>
            <td data-part="actions">{order.actions}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
