import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { findUser } from '../accounts/queries.js';
import { promoAccountOf } from '../cart/promo.js';
import { findPromo, hasUsedPromo } from '../cart/queries.js';
import { bumpRevision, refreshAvailability } from '../catalog/availability.js';
import type { Database } from '../db/database.js';
import { orderLines, orders, promoCodes, promoUses, variants } from '../db/schema/index.js';
import { removeUnconfirmed } from './unconfirmed.js';

type Order = typeof orders.$inferSelect;
export interface HeldLine {
  readonly productCode: string;
  readonly quantity: number;
}

/** Reserves stock. Returns false and changes nothing if any item is short. */
export async function takeStock(tx: Database, lines: readonly HeldLine[]): Promise<boolean> {
  if (!isInStock(lines, await lockStock(tx, lines))) return false;
  await moveStock(tx, sortedByCode(lines), -1);
  return true;
}

/** Records the use of a promo code. */
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

/** Releases an order's stock and promo code. The order must be locked. Idempotent. */
export async function releaseHold(tx: Database, order: Order): Promise<void> {
  if (order.hold === 'released') return;
  const lines = await linesOf(tx, order.id);
  await lockStock(tx, lines);
  await releasePromo(tx, order);
  await moveStock(tx, sortedByCode(lines), 1);
  await tx.update(orders).set({ hold: 'released' }).where(eq(orders.id, order.id));
  await removeUnconfirmed(tx, order.id);
}

/** Makes the promo code of a cancelled or completely returned order valid for another use. Idempotent. */
async function releasePromo(tx: Database, order: Pick<Order, 'id'>): Promise<void> {
  const uses = await tx.delete(promoUses).where(eq(promoUses.orderId, order.id)).returning({ code: promoUses.code });
  for (const { code } of uses) {
    await tx
      .update(promoCodes)
      .set({ usedCount: sql`${promoCodes.usedCount} - 1` })
      .where(and(eq(promoCodes.code, code), gte(promoCodes.usedCount, 1)));
  }
}

/** Puts returned goods back into stock; `complete` is an order that came back completely: its promo code is released. */
export async function restock(
  tx: Database,
  lines: readonly HeldLine[],
  complete: Pick<Order, 'id'> | null,
): Promise<void> {
  if (lines.length > 0) await lockStock(tx, lines);
  if (complete !== null) await releasePromo(tx, complete);
  if (lines.length > 0) await moveStock(tx, sortedByCode(lines), 1);
}

/**
 * Makes the reservation of a placed order permanent, reserving again if it had expired. Returns what needs attention:
 * stock or promo code used up meanwhile. The order must be locked.
 */
export async function confirmHold(
  tx: Database,
  order: Order,
  at: Date,
): Promise<'paid_without_stock' | 'paid_without_promo' | null> {
  let isPromoLeft = true;
  if (order.hold === 'released') {
    const lines = await linesOf(tx, order.id);
    if (!isInStock(lines, await lockStock(tx, lines))) return 'paid_without_stock';
    if (order.promoCode !== null) {
      isPromoLeft = await hasUseLeft(tx, order, order.promoCode);
      await usePromo(tx, order, order.promoCode, at);
    }
    await moveStock(tx, sortedByCode(lines), -1);
  }
  await tx.update(orders).set({ hold: 'kept' }).where(eq(orders.id, order.id));
  return isPromoLeft ? null : 'paid_without_promo';
}

/** Whether the customer may use a code once more. Locks the code. */
async function hasUseLeft(tx: Database, { userId }: Order, code: string): Promise<boolean> {
  const promo = await findPromo(tx, code, true);
  if (promo === undefined || (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit)) return false;
  const user = userId === null ? undefined : await findUser(tx, userId);
  return !promo.oncePerUser || (user !== undefined && !(await hasUsedPromo(tx, code, promoAccountOf(user))));
}

/**
 * Locks and reads stock. All transactions lock variants by code, then the promo code, then products, which prevents
 * deadlocks.
 */
export async function lockStock(tx: Database, lines: readonly HeldLine[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ code: variants.code, stock: variants.stock })
    .from(variants)
    .where(sql`${variants.code} in ${lines.map(({ productCode }) => productCode)}`)
    .orderBy(asc(variants.code))
    .for('update');
  return new Map(rows.map((row) => [row.code, row.stock]));
}

function isInStock(lines: readonly HeldLine[], stock: ReadonlyMap<string, number>): boolean {
  return lines.every(({ productCode, quantity }) => (stock.get(productCode) ?? 0) >= quantity);
}

export async function linesOf(tx: Database, orderId: string): Promise<HeldLine[]> {
  return tx
    .select({ productCode: orderLines.productCode, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}

/** Changes locked stock and updates product availability. Pages change when the last piece of a size is taken or returned. */
async function moveStock(tx: Database, lines: readonly HeldLine[], sign: 1 | -1): Promise<void> {
  const productIds = new Set<string>();
  let isSizeChanged = false;
  for (const { productCode, quantity } of lines) {
    const change = sign * quantity;
    const changed = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${change}` })
      .where(eq(variants.code, productCode))
      .returning({ productId: variants.productId, stock: variants.stock });
    for (const { productId, stock } of changed) {
      productIds.add(productId);
      isSizeChanged ||= stock > 0 !== stock - change > 0;
    }
  }
  const isProductChanged = await refreshAvailability(tx, [...productIds].sort());
  if (isSizeChanged || isProductChanged) await bumpRevision(tx);
}

function sortedByCode(lines: readonly HeldLine[]): HeldLine[] {
  return [...lines].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}
