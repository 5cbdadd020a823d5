import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { bumpRevision, refreshAvailability } from '../catalog/availability.js';
import type { Database } from '../db/database.js';
import { orderLines, orders, promoCodes, promoUses, variants } from '../db/schema/index.js';

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

/** Writes the use of a promo code. */
export async function usePromo(
  tx: Database,
  order: Pick<Order, 'id' | 'email'>,
  code: string,
  usedAt: Date,
): Promise<void> {
  await tx.insert(promoUses).values({ orderId: order.id, code, email: order.email, usedAt });
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
}

/**
 * Keeps the goods of an order that is placed, taking them once more when the hold had run out.
 * False when they are not there any more. The order's row must be locked.
 */
export async function keepHold(tx: Database, order: Order, at: Date): Promise<boolean> {
  if (order.hold === 'released') {
    const lines = await linesOf(tx, order.id);
    if (!isThere(lines, await lockStock(tx, lines))) return false;
    if (order.promoCode !== null) await usePromo(tx, order, order.promoCode, at);
    await moveStock(tx, inOrder(lines), -1);
  }
  await tx.update(orders).set({ hold: 'kept' }).where(eq(orders.id, order.id));
  return true;
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
