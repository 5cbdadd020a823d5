import type { OrderRefund } from '@mahd/data/orders';
import { formatDate, formatPrice } from '@mahd/rules/locale';
import { isPayLater } from '@mahd/rules/shop';
import { Notice } from '@mahd/ui/Notice';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

interface RefundNoticesProps {
  refunds: readonly OrderRefund[];
}

/** How far an order's refunds are. */
export function RefundNotices({ refunds }: RefundNoticesProps) {
  const t = useTranslate();
  const language = useLanguage();
  return refunds.map(({ reference, amount, method, state, done_at: doneAt }) => {
    const kind = method === 'manual' ? 'manual' : isPayLater(method) ? 'payLater' : 'card';
    const values = {
      method: method === 'manual' ? '' : t(`orders.${method}`),
      amount: `\u2068${formatPrice(amount, language)}\u2069`,
      date: doneAt === null ? '' : `\u2068${formatDate(doneAt, language)}\u2069`,
    };
    if (state === 'done')
      return (
        <Notice key={reference} tone="success">
          {t(`orders.refund.${kind}.done`, values)}
        </Notice>
      );
    if (state === 'refused')
      return (
        <Notice key={reference} tone="warning">
          {t(`orders.refund.${kind === 'payLater' ? 'payLater' : 'card'}.refused`, values)}
        </Notice>
      );
    return <Notice key={reference}>{t(`orders.refund.${kind}.open`, values)}</Notice>;
  });
}
