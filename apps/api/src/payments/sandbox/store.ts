import { randomBytes, randomInt } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { sandboxTransactions } from '../../db/schema/index.js';
import { inTransaction } from '../../db/transaction.js';
import { masked } from './cards.js';

export type SandboxTransaction = typeof sandboxTransactions.$inferSelect;

/** Response status of the wire protocol: pending, authorised, held, declined, error, expired, cancelled. */
export type ResponseStatus = 'P' | 'A' | 'H' | 'D' | 'E' | 'X' | 'C';

export interface Result {
  readonly status: ResponseStatus;
  readonly code: string;
  readonly message: string;
}

/** The sandbox's database records. */
export class SandboxStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  async open(request: Record<string, unknown>): Promise<SandboxTransaction> {
    return this.#open(this.db, request);
  }

  /**
   * Stores a refund with its result. Returns why it is refused: its reference was used before, or it exceeds what is
   * left of the payment.
   */
  async refund(
    request: Record<string, unknown>,
    payment: SandboxTransaction,
    result: Result,
  ): Promise<SandboxTransaction | 'duplicate' | 'exceeded'> {
    return inTransaction(this.db, async (tx) => {
      const isPayment = eq(sandboxTransactions.tranRef, payment.tranRef);
      await tx.select().from(sandboxTransactions).where(isPayment).for('update');
      const others = await tx
        .select()
        .from(sandboxTransactions)
        .where(sql`${sandboxTransactions.request}->>'tran_ref' = ${payment.tranRef}`);
      if (others.some(({ cartId }) => cartId === request.cart_id)) return 'duplicate';
      const refunded = others
        .filter(({ status }) => status === 'A' || status === 'P')
        .reduce((sum, other) => sum + Number(other.request.cart_amount), 0);
      const left = Number(payment.request.cart_amount) - refunded;
      if (Math.round((Number(request.cart_amount) - left) * 100) > 0) return 'exceeded';
      const opened = await this.#open(tx, request);
      if (result.status === 'P') return opened;
      return (await settle(tx, opened.tranRef, result, this.now())) ?? opened;
    });
  }

  async #open(db: Database, request: Record<string, unknown>): Promise<SandboxTransaction> {
    const [transaction] = await db
      .insert(sandboxTransactions)
      .values({
        tranRef: `TST${randomInt(10 ** 9, 10 ** 10)}${randomInt(10 ** 3, 10 ** 4)}`,
        pageId: randomBytes(24).toString('hex').toUpperCase(),
        cartId: String(request.cart_id),
        request,
        status: 'P',
        responseCode: '',
        responseMessage: 'Pending',
        createdAt: new Date(this.now()),
      })
      .returning();
    if (transaction === undefined) throw new Error('The test payment was not stored');
    return transaction;
  }

  async byPage(pageId: string): Promise<SandboxTransaction | undefined> {
    const [transaction] = await this.db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.pageId, pageId));
    return transaction;
  }

  async byReference(tranRef: string): Promise<SandboxTransaction | undefined> {
    const [transaction] = await this.db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.tranRef, tranRef));
    return transaction;
  }

  async byCart(cartId: string): Promise<SandboxTransaction[]> {
    return this.db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.cartId, cartId))
      .orderBy(asc(sandboxTransactions.createdAt));
  }

  /** Stores the masked card number while the one-time code is pending. */
  async challenge(tranRef: string, digits: string): Promise<void> {
    await this.db
      .update(sandboxTransactions)
      .set({ cardNumber: masked(digits) })
      .where(and(eq(sandboxTransactions.tranRef, tranRef), eq(sandboxTransactions.status, 'P')));
  }

  /** Settles a payment. Undefined if it was settled already. */
  async settle(tranRef: string, result: Result, digits?: string): Promise<SandboxTransaction | undefined> {
    return settle(this.db, tranRef, result, this.now(), digits);
  }
}

async function settle(
  db: Database,
  tranRef: string,
  result: Result,
  now: number,
  digits?: string,
): Promise<SandboxTransaction | undefined> {
  const [transaction] = await db
    .update(sandboxTransactions)
    .set({
      status: result.status,
      responseCode: result.code,
      responseMessage: result.message,
      settledAt: new Date(now),
      ...(digits === undefined ? {} : { cardNumber: masked(digits) }),
    })
    .where(and(eq(sandboxTransactions.tranRef, tranRef), eq(sandboxTransactions.status, 'P')))
    .returning();
  return transaction;
}
