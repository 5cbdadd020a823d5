import type { OrderRefund } from '@mahd/contract';
import { toWire } from '@mahd/rules/shop';
import type { Refund } from './service.js';

/** A refund as its customer sees it. */
export function refundView(refund: Refund): OrderRefund {
  const { reference, amountFils, state, requestedAt, settledAt } = refund;
  return {
    reference,
    amount: toWire(amountFils),
    method: refund.settlementReference === null ? refund.method : 'manual',
    state,
    requested_at: requestedAt.toISOString(),
    done_at: state === 'done' ? (settledAt?.toISOString() ?? null) : null,
  };
}
