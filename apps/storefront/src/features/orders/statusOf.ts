import type { AccountOrderSummary } from '@mahd/data/orders';
import type { StateTone } from '@mahd/ui/stateTones';
import type { Translate } from '../../app/messages.js';

/** How an order stands, in a word and a colour. While its card payment is open it has no status yet. */
export function statusOf(
  { status }: Pick<AccountOrderSummary, 'status'>,
  t: Translate,
): { label: string; tone: StateTone } {
  if (status === null) return { label: t('orders.paymentPending'), tone: 'warning' };
  const tone =
    status === 'ORDERDELIVERED'
      ? 'success'
      : status === 'ORDERCANCELLED' || status === 'ORDERNOTDELIVERED'
        ? 'danger'
        : 'info';
  return { label: t(`status.${status}`), tone };
}
