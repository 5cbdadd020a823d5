import type { AccountOrderSummary } from '@mahd/data/orders';
import type { StateTone } from '@mahd/ui/stateTones';
import type { Translate } from '../../app/messages.js';

/** An order's status as label and tone. The status is null while its card payment is pending. */
export function orderStatus(
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
