import { parseFils, toWire, type OnlineMethod, type PaymentState } from '@mahd/rules/shop';
import {
  ProviderRejected,
  ProviderUnavailable,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderTransaction,
  type RefundOrder,
} from './provider.js';
import { isSameSignature, signBody, signReturn } from './signature.js';
import type { Transport } from './transport.js';

export interface PayTabsSettings {
  /** The host of the merchant's region, e.g. https://secure.paytabs.com for the UAE. */
  readonly endpoint: string;
  readonly profileId: number;
  /** Never logged; sent only in the Authorization header, without a scheme. */
  readonly serverKey: string;
  /** Public URL for server-to-server callbacks. */
  readonly callbackUrl: string;
  /** Where the payment page returns to. */
  readonly returnUrl: string;
}

/** Payment states by payment_result.response_status. Errors count as declines: the customer may try again. */
const STATES: Readonly<Record<string, PaymentState>> = {
  A: 'paid',
  H: 'review',
  P: 'pending',
  V: 'cancelled',
  C: 'cancelled',
  E: 'declined',
  D: 'declined',
  X: 'expired',
};

/** PayTabs' codes of the payment methods (docs.paytabs.com, Request: payment_methods). */
export const METHOD_CODES: Readonly<Record<OnlineMethod, readonly string[]>> = {
  card: ['creditcard', 'amex'],
  applepay: ['applepay'],
  tabby: ['tabby'],
  tamara: ['tamara'],
};

/** A postcode is required, but the UAE has none. */
const NO_POSTCODE = '00000';
const MAX_DESCRIPTION = 128;
/** The same request is being processed, or has been. */
const DUPLICATE_REQUEST = 4;
/** The request is invalid: PayTabs has executed nothing. */
const INVALID_REQUEST = 206;
/** Of refunds whose payment was charged back; some acquirers only say so in words. */
const CHARGED_BACK_CODE = '319';
const CHARGED_BACK = /charge[ds]?[ -]?back|disput/i;
/** With HTTP status 404. */
const UNKNOWN_TRANSACTION = 2;

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** PayTabs PT2 hosted payment page (docs.paytabs.com, support articles 60000719196, 60000806381 and 60000718961). */
export class PayTabs implements PaymentProvider {
  readonly profileId: number;

  constructor(
    private readonly settings: PayTabsSettings,
    private readonly transport: Transport,
  ) {
    this.profileId = settings.profileId;
  }

  async requestPage(request: PaymentRequest): Promise<{ tranRef: string; redirectUrl: string }> {
    const { customer } = request;
    const customerDetails = {
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      street1: customer.street,
      city: customer.city,
      state: customer.state,
      country: 'AE',
      zip: NO_POSTCODE,
    };
    const { body: answer } = await this.#post('/payment/request', {
      profile_id: this.profileId,
      tran_type: 'sale',
      tran_class: 'ecom',
      cart_id: request.orderNumber,
      cart_description: `Order ${request.orderNumber}`.slice(0, MAX_DESCRIPTION),
      cart_currency: request.currency,
      cart_amount: toWire(request.amount),
      callback: this.settings.callbackUrl,
      return: this.settings.returnUrl,
      customer_details: customerDetails,
      hide_shipping: true,
      paypage_lang: request.language,
      payment_methods: METHOD_CODES[request.method],
    });
    const { tran_ref: tranRef, redirect_url: redirectUrl } = answer;
    if (typeof tranRef !== 'string' || typeof redirectUrl !== 'string' || !URL.canParse(redirectUrl))
      throw new ProviderUnavailable(`PayTabs gave no page: ${messageOf(answer)}`);
    return { tranRef, redirectUrl };
  }

  async query(tranRef: string): Promise<ProviderTransaction | null> {
    const answer = await this.#post('/payment/query', { profile_id: this.profileId, tran_ref: tranRef });
    return isUnknown(answer) ? null : readTransaction(answer.body, answer);
  }

  async queryByCart(cartId: string): Promise<ProviderTransaction[]> {
    const answer = await this.#post('/payment/query', { profile_id: this.profileId, cart_id: cartId });
    if (isUnknown(answer)) return [];
    const list: unknown[] = Array.isArray(answer.body.transactions) ? answer.body.transactions : [answer.body];
    return list.map((one) => readTransaction(one, answer));
  }

  async refund({ cartId, description, amount, currency, tranRef }: RefundOrder): Promise<ProviderTransaction> {
    const answer = await this.#post('/payment/request', {
      profile_id: this.profileId,
      tran_type: 'refund',
      tran_class: 'ecom',
      cart_id: cartId,
      cart_description: description.slice(0, MAX_DESCRIPTION),
      cart_currency: currency,
      cart_amount: toWire(amount),
      tran_ref: tranRef,
    });
    if (answer.status === 400 && answer.body.code === INVALID_REQUEST)
      throw new ProviderRejected(messageOf(answer.body));
    if (answer.body.code === DUPLICATE_REQUEST)
      throw new ProviderUnavailable(`PayTabs has this refund: ${messageOf(answer.body)}`);
    return readTransaction(answer.body, answer);
  }

  isGenuineCallback(body: Buffer, signature: string | undefined): boolean {
    return isSameSignature(signature, signBody(body, this.settings.serverKey));
  }

  isGenuineReturn(fields: Readonly<Record<string, string>>): boolean {
    return isSameSignature(fields.signature, signReturn(fields, this.settings.serverKey));
  }

  readCallback(body: Buffer): ProviderTransaction | null {
    try {
      return transactionOf(JSON.parse(body.toString('utf8')));
    } catch {
      return null;
    }
  }

  async #post(path: string, body: object): Promise<Answer> {
    let answer: { status: number; body: string };
    try {
      answer = await this.transport({
        url: `${this.settings.endpoint}${path}`,
        headers: { authorization: this.settings.serverKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch (error) {
      throw new ProviderUnavailable('PayTabs is not responding', { cause: error });
    }
    const parsed = objectOf(answer.body);
    if (parsed === null || answer.status >= 500) throw new ProviderUnavailable(`PayTabs answered ${answer.status}`);
    return { status: answer.status, body: parsed };
  }
}

/** PayTabs' word that there is no such transaction, as opposed to an error that says nothing about it. */
function isUnknown({ status, body }: Answer): boolean {
  return status === 404 && body.code === UNKNOWN_TRANSACTION;
}

/** A transaction of an answer. Throws for anything else: the outcome is unknown. */
function readTransaction(value: unknown, { status, body }: Answer): ProviderTransaction {
  const transaction = transactionOf(value);
  if (transaction === null) throw new ProviderUnavailable(`PayTabs answered ${status} ${messageOf(body)}`.trim());
  return transaction;
}

function transactionOf(value: unknown): ProviderTransaction | null {
  if (typeof value !== 'object' || value === null) return null;
  const message = value as Record<string, unknown>;
  const {
    response_status: status,
    response_code: code,
    response_message: explanation,
  } = (message.payment_result ?? {}) as Record<string, unknown>;
  const words = typeof explanation === 'string' ? explanation : '';
  const state = typeof status === 'string' ? STATES[status.toUpperCase()] : undefined;
  if (typeof message.tran_ref !== 'string' || state === undefined) return null;
  return {
    tranRef: message.tran_ref,
    // Answers to requests spell it differently from answers to queries.
    profileId: Number(message.profile_id ?? message.profileId),
    cartId: String(message.cart_id),
    amount: parseFils(message.cart_amount),
    currency: String(message.cart_currency),
    type: String(message.tran_type).toLowerCase(),
    state,
    isChargedBack: state === 'declined' && (String(code) === CHARGED_BACK_CODE || CHARGED_BACK.test(words)),
    message: words,
    raw: JSON.stringify(value),
  };
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function messageOf(answer: Record<string, unknown>): string {
  return `${String(answer.code ?? '')} ${String(answer.message ?? '')}`.trim();
}
