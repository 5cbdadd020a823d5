import type { OrderRefund } from '@mahd/data/orders';
import { formatDate, formatPrice } from '@mahd/rules/locale';
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
    const values = {
      amount: `\u2068${formatPrice(amount, language)}\u2069`,
      date: doneAt === null ? '' : `\u2068${formatDate(doneAt, language)}\u2069`,
    };
    if (state === 'done')
      return (
        <Notice key={reference} tone="success">
          {t(`orders.refund.${method}.done`, values)}
        </Notice>
      );
    if (state === 'refused')
      return (
        <Notice key={reference} tone="warning">
          {t('orders.refund.card.refused', values)}
        </Notice>
      );
    return <Notice key={reference}>{t(`orders.refund.${method}.open`, values)}</Notice>;
  });
}
