import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.js';
import { toLatinDigits } from '@mahd/rules/locale';
import { isSameSignature, signBody, signReturn } from '../signature.js';
import type { Transport } from '../transport.js';
import {
  cardDigits,
  cardErrors,
  APPROVED,
  CHALLENGE_FAILED,
  CHALLENGE_PASSED,
  DECLINED,
  ONE_TIME_CODE,
  refundOutcome,
  TEST_CARDS,
  type CardForm,
  type RefundOutcome,
} from './cards.js';
import { cardPage, codePage, methodPage, returnPage } from './page.js';
import { SandboxStore, type Result, type SandboxTransaction } from './store.js';
import { methodOf, pageAnswer, requestFault, returnFields, transactionAnswer } from './wire.js';

const PAGE_LIFE_MS = 30 * 60_000;
/** Callbacks are retried with these delays. */
const CALLBACK_DELAYS_MS = [0, 1_000, 5_000, 20_000];
const CANCELLED: Result = { status: 'C', code: '0', message: 'Cancelled' };
const EXPIRED: Result = { status: 'X', code: '0', message: 'Expired' };
const REFUNDED: Result = { status: 'A', code: 'G96282', message: 'Authorised' };
/** How long a pending refund takes. */
const REFUND_MS = 60_000;
/** Results of refunds by test card. */
const REFUND_RESULTS: Readonly<Record<RefundOutcome, Result>> = {
  declined: { status: 'D', code: '318', message: 'Refund declined by the bank' },
  disputed: { status: 'D', code: '319', message: 'The payment was charged back' },
  pending: { status: 'P', code: '', message: 'Pending' },
  unanswered: REFUNDED,
};

export interface SandboxDependencies {
  readonly db: Database;
  readonly profileId: number;
  readonly serverKey: string;
  /** URL of the sandbox as configured in the shop. */
  readonly endpoint: string;
  readonly deliver: Transport;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/**
 * A payment provider for development: PayTabs' wire protocol, a hosted page with 3-D Secure, signed callback and
 * return.
 */
export class PaymentSandbox {
  readonly #store: SandboxStore;
  readonly #base: string;

  constructor(private readonly dependencies: SandboxDependencies) {
    this.#store = new SandboxStore(dependencies.db, dependencies.now);
    this.#base = new URL(dependencies.endpoint).pathname;
  }

  async request(authorization: string | undefined, body: unknown): Promise<Answer> {
    const refusal = this.#refuse(authorization, body);
    if (refusal !== null) return refusal;
    const request = body as Record<string, unknown>;
    const fault = requestFault(request, this.dependencies.profileId);
    if (fault !== null) return failure(400, 206, fault);
    if (request.tran_type === 'refund') return this.#refund(request);
    const transaction = await this.#store.open(request);
    return {
      status: 200,
      body: pageAnswer(transaction, `${this.dependencies.endpoint}/payment/page/${transaction.pageId}`),
    };
  }

  async query(authorization: string | undefined, body: unknown): Promise<Answer> {
    const refusal = this.#refuse(authorization, body);
    if (refusal !== null) return refusal;
    const { tran_ref: tranRef, cart_id: cartId } = body as Record<string, unknown>;
    if (typeof tranRef === 'string') {
      const transaction = await this.#store.byReference(tranRef);
      return transaction === undefined
        ? failure(404, 2, 'Transaction not found')
        : { status: 200, body: transactionAnswer(await this.#current(transaction)) };
    }
    const found = await this.#store.byCart(String(cartId));
    return {
      status: 200,
      body: {
        transactions: (await Promise.all(found.map((transaction) => this.#current(transaction)))).map(
          transactionAnswer,
        ),
      },
    };
  }

  /** The payment page's HTML; undefined for an unknown page. */
  async show(pageId: string): Promise<string | undefined> {
    const found = await this.#store.byPage(pageId);
    if (found === undefined) return undefined;
    const transaction = await this.#current(found);
    if (transaction.status !== 'P') return this.#back(transaction);
    const context = this.#context(transaction);
    const method = methodOf(transaction.request) ?? 'card';
    if (method !== 'card') return methodPage(context, method);
    return transaction.cardNumber === null ? cardPage(context) : codePage(context);
  }

  /** Handles a form submitted on the page; undefined for an unknown page. */
  async act(pageId: string, form: Readonly<Record<string, string>>): Promise<string | undefined> {
    const found = await this.#store.byPage(pageId);
    if (found === undefined) return undefined;
    const transaction = await this.#current(found);
    if (transaction.status !== 'P') return this.#back(transaction);
    if (form.action === 'cancel') return this.#end(transaction, CANCELLED);
    const method = methodOf(transaction.request) ?? 'card';
    if (method !== 'card') {
      if (form.action === 'approve') return this.#end(transaction, APPROVED);
      return form.action === 'refuse'
        ? this.#end(transaction, DECLINED)
        : methodPage(this.#context(transaction), method);
    }
    if (form.action === 'code' && transaction.cardNumber !== null) {
      const isRight = toLatinDigits(form.code ?? '').trim() === ONE_TIME_CODE;
      return this.#end(transaction, isRight ? CHALLENGE_PASSED : CHALLENGE_FAILED);
    }
    return this.#pay(transaction, {
      number: form.number ?? '',
      name: form.name ?? '',
      expiry: form.expiry ?? '',
      cvv: form.cvv ?? '',
    });
  }

  async #refund(request: Record<string, unknown>): Promise<Answer> {
    const payment = await this.#store.byReference(String(request.tran_ref));
    if (payment?.status !== 'A' || payment.request.tran_type !== 'sale')
      return failure(400, 206, 'There is no such payment to refund');
    const outcome = refundOutcome(payment.cardNumber);
    const result = outcome === undefined ? REFUNDED : REFUND_RESULTS[outcome];
    const refund = await this.#store.refund(request, payment, result);
    if (refund === 'duplicate') return failure(400, 4, 'Duplicate request');
    if (refund === 'exceeded') return failure(400, 206, 'The amount exceeds what is left of the payment');
    return outcome === 'unanswered'
      ? failure(504, 0, 'Gateway timeout')
      : { status: 200, body: transactionAnswer(refund) };
  }

  async #pay(transaction: SandboxTransaction, form: CardForm): Promise<string> {
    const errors = cardErrors(form, this.dependencies.now());
    if (Object.keys(errors).length > 0) return cardPage(this.#context(transaction), form, errors);
    const digits = cardDigits(form.number);
    const outcome = TEST_CARDS[digits] ?? DECLINED;
    if (!outcome.challenge) return this.#end(transaction, outcome, digits);
    await this.#store.challenge(transaction.tranRef, digits);
    return codePage(this.#context(transaction));
  }

  async #end(transaction: SandboxTransaction, result: Result, digits?: string): Promise<string> {
    const settled = await this.#store.settle(transaction.tranRef, result, digits);
    if (settled === undefined) return this.#back((await this.#store.byReference(transaction.tranRef)) ?? transaction);
    this.#report(settled, 0);
    return this.#back(settled);
  }

  /** Expires a payment, or completes a refund, lazily when it is read. */
  async #current(transaction: SandboxTransaction): Promise<SandboxTransaction> {
    const [life, result] = transaction.request.tran_type === 'refund' ? [REFUND_MS, REFUNDED] : [PAGE_LIFE_MS, EXPIRED];
    if (transaction.status !== 'P' || this.dependencies.now() - transaction.createdAt.getTime() < life)
      return transaction;
    return (
      (await this.#store.settle(transaction.tranRef, result)) ??
      (await this.#store.byReference(transaction.tranRef)) ??
      transaction
    );
  }

  #back(transaction: SandboxTransaction): string {
    const fields = returnFields(transaction);
    const signed = { ...fields, signature: signReturn(fields, this.dependencies.serverKey) };
    return returnPage(this.#context(transaction), String(transaction.request.return), signed);
  }

  /** Sends the server-to-server callback. */
  #report(transaction: SandboxTransaction, attempt: number): void {
    const delay = CALLBACK_DELAYS_MS[attempt];
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      const body = JSON.stringify(transactionAnswer(transaction));
      const headers = { 'content-type': 'application/json', signature: signBody(body, this.dependencies.serverKey) };
      this.dependencies
        .deliver({ url: String(transaction.request.callback), headers, body })
        .then(({ status }) => {
          if (status !== 200) throw new Error(`answered ${status}`);
        })
        .catch((error: unknown) => {
          this.dependencies.log.warn(
            { err: error, tranRef: transaction.tranRef },
            'the callback of a test payment was not taken',
          );
          this.#report(transaction, attempt + 1);
        });
    }, delay);
    timer.unref();
  }

  #context(transaction: SandboxTransaction) {
    return { transaction, base: this.#base };
  }

  #refuse(authorization: string | undefined, body: unknown): Answer | null {
    if (!isSameSignature(authorization, this.dependencies.serverKey.toLowerCase()))
      return failure(401, 1, 'Authentication failed. Check authentication header.');
    if (typeof body !== 'object' || body === null) return failure(400, 206, 'Invalid request');
    return null;
  }
}

function failure(status: number, code: number, message: string): Answer {
  return { status, body: { code, message, trace: 'TEST' } };
}
