import { randomBytes, randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { sandboxTransactions } from '../../db/schema/index.js';

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
    const [transaction] = await this.db
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
      .set({ cardNumber: hidden(digits) })
      .where(and(eq(sandboxTransactions.tranRef, tranRef), eq(sandboxTransactions.status, 'P')));
  }

  /** Settles a payment. Undefined if it was settled already. */
  async settle(tranRef: string, result: Result, digits?: string): Promise<SandboxTransaction | undefined> {
    const [transaction] = await this.db
      .update(sandboxTransactions)
      .set({
        status: result.status,
        responseCode: result.code,
        responseMessage: result.message,
        settledAt: new Date(this.now()),
        ...(digits === undefined ? {} : { cardNumber: hidden(digits) }),
      })
      .where(and(eq(sandboxTransactions.tranRef, tranRef), eq(sandboxTransactions.status, 'P')))
      .returning();
    return transaction;
  }
}

function hidden(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4, 6)}## #### ${digits.slice(-4)}`;
}
