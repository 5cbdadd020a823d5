import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { findUser } from '../accounts/queries.js';
import { promoAccountOf } from '../cart/promo.js';
import { findPromo, hasUsedPromo } from '../cart/queries.js';
import { bumpRevision, refreshAvailability } from '../catalog/availability.js';
import type { Database } from '../db/database.js';
import { orderLines, orders, promoCodes, promoUses, variants } from '../db/schema/index.js';
import { uncountOrder } from './unconfirmed.js';

type Order = typeof orders.$inferSelect;
interface HeldLine {
  readonly productCode: string;
  readonly quantity: number;
}

/** Takes goods from the stock. False, and nothing taken, when one of them is not there in full. */
export async function takeStock(tx: Database, lines: readonly HeldLine[]): Promise<boolean> {
  if (!isThere(lines, await lockStock(tx, lines))) return false;
  await moveStock(tx, inOrder(lines), -1);
  return true;
}

/** Writes the use of a promo code by the account that orders. */
export async function usePromo(
  tx: Database,
  order: Pick<Order, 'id' | 'userId'>,
  code: string,
  usedAt: Date,
): Promise<void> {
  const user = order.userId === null ? undefined : await findUser(tx, order.userId);
  const mailbox = user === undefined ? null : promoAccountOf(user).mailbox;
  await tx.insert(promoUses).values({ orderId: order.id, code, userId: order.userId, mailbox, usedAt });
  await tx
    .update(promoCodes)
    .set({ usedCount: sql`${promoCodes.usedCount} + 1` })
    .where(eq(promoCodes.code, code));
}

/** Gives back what stands aside for an order: its goods and its promo code. The order's row must be locked. Harmless when repeated. */
export async function releaseHold(tx: Database, order: Order): Promise<void> {
  if (order.hold === 'released') return;
  const lines = await linesOf(tx, order.id);
  await lockStock(tx, lines);
  const uses = await tx.delete(promoUses).where(eq(promoUses.orderId, order.id)).returning({ code: promoUses.code });
  for (const { code } of uses) {
    await tx
      .update(promoCodes)
      .set({ usedCount: sql`${promoCodes.usedCount} - 1` })
      .where(and(eq(promoCodes.code, code), gte(promoCodes.usedCount, 1)));
  }
  await moveStock(tx, inOrder(lines), 1);
  await tx.update(orders).set({ hold: 'released' }).where(eq(orders.id, order.id));
  await uncountOrder(tx, order.id);
}

/**
 * Keeps the goods of an order that is placed, taking them once more when the hold had run out. Tells what a person has to look at: goods that are not
 * there any more, or a promo code that somebody has used up meanwhile. The order's row must be locked.
 */
export async function keepHold(
  tx: Database,
  order: Order,
  at: Date,
): Promise<'paid_without_stock' | 'paid_without_promo' | null> {
  let isPromoLeft = true;
  if (order.hold === 'released') {
    const lines = await linesOf(tx, order.id);
    if (!isThere(lines, await lockStock(tx, lines))) return 'paid_without_stock';
    if (order.promoCode !== null) {
      isPromoLeft = await hasUseLeft(tx, order, order.promoCode);
      await usePromo(tx, order, order.promoCode, at);
    }
    await moveStock(tx, inOrder(lines), -1);
  }
  await tx.update(orders).set({ hold: 'kept' }).where(eq(orders.id, order.id));
  return isPromoLeft ? null : 'paid_without_promo';
}

/** Whether a code may be used once more by who ordered. The code's row stays locked. */
async function hasUseLeft(tx: Database, { userId }: Order, code: string): Promise<boolean> {
  const promo = await findPromo(tx, code, true);
  if (promo === undefined || (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit)) return false;
  const user = userId === null ? undefined : await findUser(tx, userId);
  return !promo.oncePerUser || (user !== undefined && !(await hasUsedPromo(tx, code, promoAccountOf(user))));
}

/**
 * The stock of some goods, which stays as it is until the transaction ends. Everybody locks in one order, goods by their codes,
 * then the promo code, then what lists say about the goods: so nobody waits for somebody who waits for him.
 */
async function lockStock(tx: Database, lines: readonly HeldLine[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ code: variants.code, stock: variants.stock })
    .from(variants)
    .where(sql`${variants.code} in ${lines.map(({ productCode }) => productCode)}`)
    .orderBy(asc(variants.code))
    .for('update');
  return new Map(rows.map((row) => [row.code, row.stock]));
}

function isThere(lines: readonly HeldLine[], stock: ReadonlyMap<string, number>): boolean {
  return lines.every(({ productCode, quantity }) => (stock.get(productCode) ?? 0) >= quantity);
}

async function linesOf(tx: Database, orderId: string): Promise<HeldLine[]> {
  return tx
    .select({ productCode: orderLines.productCode, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}

/** Changes the stock of goods that are locked, and what lists say about them. */
async function moveStock(tx: Database, lines: readonly HeldLine[], sign: 1 | -1): Promise<void> {
  const productIds = new Set<string>();
  for (const { productCode, quantity } of lines) {
    const changed = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${sign * quantity}` })
      .where(eq(variants.code, productCode))
      .returning({ productId: variants.productId });
    for (const { productId } of changed) productIds.add(productId);
  }
  if (await refreshAvailability(tx, [...productIds].sort())) await bumpRevision(tx);
}

function inOrder(lines: readonly HeldLine[]): HeldLine[] {
  return [...lines].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}
