import type { ReturnState } from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { restock } from '../orders/hold.js';
import { lockOrder, type Order } from '../orders/lifecycle.js';
import { requestRefund, type Refund } from '../refunds/service.js';
import { closeReturn, moveReturn } from './lifecycle.js';
import {
  findOrderReturns,
  findReturn,
  findReturnHistory,
  findReturnPictures,
  listReturns,
  type Return,
  type OrderWithReturns,
  type FullReturn,
} from './queries.js';
import { normaliseReturnNumber } from './returnNumber.js';
import { isSellableAgain, returnableLines } from './rules.js';

export type ReturnOutcome =
  | {
      readonly kind: 'moved';
      readonly received?: {
        /** Pieces put back into stock, and those that may not be sold again although they were to be put back. */
        readonly restocked: number;
        readonly unsellable: number;
        /** Null if nothing was paid for them. */
        readonly refund: Refund | null;
      };
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly from: ReturnState };

/** A return as operators see it. */
export type ReturnDetails = NonNullable<Awaited<ReturnType<typeof findReturn>>> & {
  readonly history: Awaited<ReturnType<typeof findReturnHistory>>;
};

/** Manages returns for operators. */
export class ReturnAdmin {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
    /** Called after a mail was queued or a refund requested. */
    private readonly onMoved: () => void,
  ) {}

  /** Returns in a state, newest first; without one, those that need work, oldest first. */
  list(state: ReturnState | undefined, limit: number): ReturnType<typeof listReturns> {
    return listReturns(this.db, state, limit);
  }

  async show(number: string): Promise<ReturnDetails | undefined> {
    const found = await findReturn(this.db, normaliseReturnNumber(number));
    return found && { ...found, history: await findReturnHistory(this.db, found.full.entry.id) };
  }

  async pictures({ full }: ReturnDetails): Promise<Uint8Array[]> {
    return findReturnPictures(this.db, full.entry.id);
  }

  approve(number: string): Promise<ReturnOutcome> {
    return this.#move(number, 'approved');
  }

  refuse(number: string, reason: string): Promise<ReturnOutcome> {
    return this.#move(number, 'refused', { refusal: reason });
  }

  pickUp(number: string): Promise<ReturnOutcome> {
    return this.#move(number, 'picked_up');
  }

  /** Accepts goods that arrived and requests the refund. `sellable` puts back into stock what may be sold again. */
  receive(number: string, sellable: boolean): Promise<ReturnOutcome> {
    return this.#move(number, 'received', { sellable });
  }

  async #move(
    typed: string,
    to: ReturnState,
    { refusal = null, sellable = false }: { readonly refusal?: string | null; readonly sellable?: boolean } = {},
  ): Promise<ReturnOutcome> {
    const number = normaliseReturnNumber(typed);
    const at = new Date(this.now());
    const outcome = await inTransaction(this.db, async (tx): Promise<ReturnOutcome> => {
      const order = await lockOrder(tx, number.replace(/-RT\d+$/, ''));
      const own = order && (await findOrderReturns(tx, order));
      const full = own?.returns.find(({ entry }) => entry.number === number);
      if (own === undefined || full === undefined) return { kind: 'unknown' };
      if (!(await moveReturn(tx, own.order, full.entry, to, at, refusal)))
        return { kind: 'refused', from: full.entry.state };
      if (to !== 'received') return { kind: 'moved' };
      const restocked = await receiveGoods(tx, own, full, sellable);
      const pieces = full.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const refund = await refundReturn(tx, own.order, full.entry, at);
      return { kind: 'moved', received: { restocked, unsellable: sellable ? pieces - restocked : 0, refund } };
    });
    if (outcome.kind === 'moved') this.onMoved();
    return outcome;
  }
}

/** Requests the refund of a received return; one that cost nothing is closed at once. */
async function refundReturn(
  tx: Database,
  order: Order,
  { id, number, refundFils }: Return,
  at: Date,
): Promise<Refund | null> {
  if (refundFils === 0) {
    await closeReturn(tx, id, at);
    return null;
  }
  return requestRefund(
    tx,
    { orderNumber: order.number, amountFils: refundFils, reason: 'returned', key: number, returnId: id },
    at,
  );
}

/** Restocks what may be sold again and releases the promo code of a complete return. Returns the restocked pieces. */
async function receiveGoods(
  tx: Database,
  own: OrderWithReturns,
  { entry, lines }: FullReturn,
  sellable: boolean,
): Promise<number> {
  const again = lines.flatMap((returned) => {
    const line = own.lines.find(({ position }) => position === returned.position);
    return sellable && line !== undefined && isSellableAgain(returned, line)
      ? [{ productCode: line.productCode, quantity: returned.quantity }]
      : [];
  });
  const isArrived = (one: Return) => one.id === entry.id || one.state === 'received' || one.state === 'refunded';
  const isComplete =
    returnableLines(own).every(({ returnable }) => returnable === 0) &&
    own.returns.every(({ entry: one }) => one.state === 'refused' || isArrived(one));
  await restock(tx, again, isComplete ? own.order : null);
  return again.reduce((sum, { quantity }) => sum + quantity, 0);
}
