import type { ReturnRequest } from '@mahd/contract';
import { isShopsFault, paidPerLine, refundOfPieces, RETURN_DAYS, returnsEnd } from '@mahd/rules/shop';
import { ProblemError } from '../http/problem.js';
import type { OrderLine } from '../orders/queries.js';
import type { OrderWithReturns } from './queries.js';

/** An order line with what can still be returned of it. */
interface ReturnableLine {
  readonly line: OrderLine;
  readonly returnable: number;
  /** What was paid for those pieces, fils. */
  readonly refundable: number;
}

/** What is left of each line: bought less returned. Refused returns do not count. */
export function returnableLines({ order, lines, returns }: OrderWithReturns): ReturnableLine[] {
  const paid = paidPerLine(
    lines.map(({ lineTotalFils, regulatedFeeding }) => ({ lineTotal: lineTotalFils, regulatedFeeding })),
    order.promoDiscountFils,
  );
  const returned = returns.filter(({ entry }) => entry.state !== 'refused').flatMap((full) => full.lines);
  return lines.map((line, index) => {
    const own = returned.filter(({ position }) => position === line.position);
    return {
      line,
      returnable: own.reduce((left, { quantity }) => left - quantity, line.quantity),
      refundable: own.reduce((left, { refundFils }) => left - refundFils, paid[index] ?? 0),
    };
  });
}

/** The delivery fee that a return because of the shop's fault refunds; 0 once it is refunded. */
export function refundableDeliveryFee({ order, returns }: OrderWithReturns): number {
  return returns.some(({ entry }) => entry.state !== 'refused' && entry.deliveryFeeFils > 0) ? 0 : order.shippingFils;
}

/** Whether the order is delivered and the period for returns has not ended. */
export function isReturnTime({ order, deliveredAt }: OrderWithReturns, now: number): boolean {
  return order.status === 'ORDERDELIVERED' && deliveredAt !== null && now < returnsEnd(deliveredAt.getTime());
}

interface AcceptedReturn {
  readonly lines: readonly (ReturnRequest['lines'][number] & { readonly refundFils: number })[];
  readonly deliveryFeeFils: number;
  readonly refundFils: number;
}

/** Checks a request against the rules. Throws a 409 or 422 that says which is broken. */
export function acceptReturn(own: OrderWithReturns, wanted: ReturnRequest, now: number): AcceptedReturn {
  if (own.order.status !== 'ORDERDELIVERED' || own.deliveredAt === null)
    throw new ProblemError(409, 'not_delivered', 'An order can be returned only once it has been delivered.');
  if (!isReturnTime(own, now))
    throw new ProblemError(409, 'return_too_late', `The ${RETURN_DAYS} days for returns are over.`, {
      extra: { until: new Date(returnsEnd(own.deliveredAt.getTime()) - 1).toISOString() },
    });
  if (new Set(wanted.lines.map(({ position }) => position)).size < wanted.lines.length)
    throw new ProblemError(422, 'return_lines', 'A product is listed twice.');
  const left = new Map(returnableLines(own).map((one) => [one.line.position, one]));
  const lines = wanted.lines.map((line) => {
    const bought = left.get(line.position);
    if (bought === undefined) throw new ProblemError(422, 'return_lines', 'The order does not contain this product.');
    if (line.quantity > bought.returnable)
      throw new ProblemError(409, 'return_quantity', 'The quantity exceeds what can still be returned.', {
        extra: { position: line.position, returnable: bought.returnable },
      });
    if (bought.line.hygiene && line.opened && !isShopsFault(line.reason))
      throw new ProblemError(
        422,
        'opened_hygiene',
        'Opened hygiene goods can be returned only if faulty, damaged or wrong.',
        {
          extra: { position: line.position },
        },
      );
    return { ...line, refundFils: refundOfPieces(bought, line.quantity) };
  });
  const deliveryFeeFils = lines.some(({ reason }) => isShopsFault(reason)) ? refundableDeliveryFee(own) : 0;
  return {
    lines,
    deliveryFeeFils,
    refundFils: lines.reduce((sum, { refundFils }) => sum + refundFils, deliveryFeeFils),
  };
}

/** Whether goods that came back may be sold again: not after a fault, and hygiene goods only unopened. */
export function isSellableAgain(
  { reason, opened }: { readonly reason: string; readonly opened: boolean },
  { hygiene }: Pick<OrderLine, 'hygiene'>,
): boolean {
  return (reason === 'changed_mind' || reason === 'wrong_item') && !(hygiene && opened);
}
