import {
  exceeds,
  isOnlineMethod,
  UNCONFIRMED_LIMIT_MESSAGES,
  UNCONFIRMED_LIMITS,
  type OrderVolume,
  type PaymentMethod,
} from '@mahd/rules/shop';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { User } from '../accounts/queries.js';
import { rowsOf, type Database } from '../db/database.js';
import { unconfirmedOrders } from '../db/schema/index.js';
import { networkOf } from '../http/network.js';
import { fieldProblem, ProblemError } from '../http/problem.js';
import { mailboxHash } from '../mail/mailbox.js';
import { sha256 } from '../text/sha256.js';

export interface Customer {
  /** The account; null for guests. */
  readonly user: User | null;
  readonly address: string;
}

/** Hashed keys an order is counted by. */
interface Counted {
  readonly userId: string | null;
  readonly network: string;
  readonly mailbox: string;
  readonly mobile: string;
}

/**
 * Serialises orders of one account, contact or network until the transaction ends. Call before locking rows. Locks are
 * taken in sorted order, which prevents deadlocks.
 */
export async function lockLimits(
  tx: Database,
  customer: Customer,
  contact: { readonly email: string; readonly mobile: string },
): Promise<Counted> {
  const counted = {
    userId: customer.user?.id ?? null,
    network: sha256(networkOf(customer.address)),
    mailbox: mailboxHash(contact.email),
    mobile: sha256(contact.mobile),
  };
  const { userId, network, mailbox, mobile } = counted;
  const names = [
    `network:${network}`,
    ...(userId === null ? [`mailbox:${mailbox}`, `mobile:${mobile}`] : [`user:${userId}`]),
  ];
  for (const name of names.sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unconfirmed:${name}`}, 0))`);
  return counted;
}

/**
 * Throws a 422 when the order exceeds the limits on unconfirmed goods per order, contact or network. Call `lockLimits`
 * first.
 */
export async function enforceLimits(
  tx: Database,
  counted: Counted,
  { user }: Customer,
  paymentMethod: PaymentMethod,
  goods: OrderVolume,
): Promise<void> {
  const kind = isOnlineMethod(paymentMethod) ? 'online' : user?.emailVerifiedAt == null ? 'guestCash' : 'verifiedCash';
  const limits = UNCONFIRMED_LIMITS[kind];
  const { userId, network, mailbox, mobile } = counted;
  const isSameContact =
    userId === null ? sql`user_id is null and (mailbox = ${mailbox} or mobile = ${mobile})` : sql`user_id = ${userId}`;
  const isSameKind = kind === 'online' ? sql`payment_method <> 'cod'` : sql`payment_method = 'cod'`;
  const waiting = {
    order: { pieces: 0, value: 0 },
    contact: await waitingGoods(tx, sql`${isSameKind} and ${isSameContact}`),
    network: await waitingGoods(tx, sql`${isSameKind} and network = ${network}`),
  };
  for (const name of ['order', 'contact', 'network'] as const) {
    const { pieces, value } = waiting[name];
    if (exceeds({ pieces: pieces + goods.pieces, value: value + goods.value }, limits[name]))
      throw tooMuch(UNCONFIRMED_LIMIT_MESSAGES[kind][name]);
  }
}

/** Starts counting an order. */
export async function addUnconfirmed(
  tx: Database,
  order: { readonly id: string; readonly paymentMethod: PaymentMethod },
  counted: Counted,
  goods: OrderVolume,
): Promise<void> {
  await tx.insert(unconfirmedOrders).values({
    orderId: order.id,
    paymentMethod: order.paymentMethod,
    ...counted,
    pieces: goods.pieces,
    valueFils: goods.value,
  });
}

/** Stops counting an order that was confirmed, paid or given up. */
export async function removeUnconfirmed(tx: Database, orderId: string): Promise<void> {
  await tx.delete(unconfirmedOrders).where(eq(unconfirmedOrders.orderId, orderId));
}

async function waitingGoods(tx: Database, which: SQL): Promise<OrderVolume> {
  const [row] = await rowsOf<{ pieces: number; value: number }>(
    tx,
    sql`select coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(value_fils), 0)::int as value
      from unconfirmed_orders where ${which}`,
  );
  return row ?? { pieces: 0, value: 0 };
}

function tooMuch(messageKey: string): ProblemError {
  return new ProblemError(422, 'too_much_unconfirmed', 'This order exceeds the limit for unconfirmed orders.', {
    errors: [fieldProblem({ field: 'payment_method', messageKey })],
  });
}
