import type { OrderReturn, OrderReturns } from '@mahd/contract';
import { returnsEnd, toWire } from '@mahd/rules/shop';
import type { OrderLine } from '../orders/queries.js';
import type { FullReturn, OrderWithReturns } from './queries.js';
import { isReturnTime, refundableDeliveryFee, returnableLines } from './rules.js';

/** An order's returns, and what can still be returned, for its owner. */
export function orderReturnsView(own: OrderWithReturns, now: number): OrderReturns {
  const { order, deliveredAt } = own;
  const left = returnableLines(own);
  return {
    order_number: order.number,
    until:
      order.status !== 'ORDERDELIVERED' || deliveredAt === null
        ? null
        : new Date(returnsEnd(deliveredAt.getTime()) - 1).toISOString(),
    can_return: isReturnTime(own, now) && left.some(({ returnable }) => returnable > 0),
    delivery_fee: toWire(refundableDeliveryFee(own)),
    lines: left.map(({ line, returnable, refundable }) => ({
      position: line.position,
      product_code: line.productCode,
      ...namesOf(line),
      quantity: line.quantity,
      returnable,
      refundable: toWire(refundable),
      hygiene: line.hygiene,
    })),
    returns: own.returns.map((full) => returnView(full, own.lines)),
  };
}

export function returnView({ entry, lines, pictures }: FullReturn, orderLines: readonly OrderLine[]): OrderReturn {
  return {
    return_number: entry.number,
    state: entry.state,
    created_at: entry.createdAt.toISOString(),
    changed_at: entry.changedAt.toISOString(),
    refund: toWire(entry.refundFils),
    note: entry.note,
    refusal: entry.refusal,
    lines: lines.flatMap(({ position, quantity, reason, opened }) => {
      const line = orderLines.find((one) => one.position === position);
      return line === undefined ? [] : [{ position, ...namesOf(line), quantity, reason, opened }];
    }),
    pictures,
  };
}

const namesOf = ({ texts, picture }: OrderLine) => ({ ...texts.en, arabic: texts.ar, picture });

export const pictureUrl = (webp: Uint8Array) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
