import { randomUUID } from 'node:crypto';
import type { OrderAnswer, OrderRequest, PaymentStatus, Quote } from '@mahd/contract';
import { registrationOf } from '../support/accounts.js';
import { ADDRESS, CONTACT } from '../support/buying.js';
import { APPROVED } from '../support/hostedPage.js';

/** One order attempt and the shop's response. */
export interface Attempt {
  readonly key: string;
  /** Client address, different for each shopper because of rate limits. */
  readonly address: string;
  readonly order: OrderRequest;
  /** Session for orders with a promo code. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null until acknowledged. */
  answer: OrderAnswer | null;
  /** Whether the card was accepted on the payment page. */
  paid: boolean;
}

const LINES = [
  [{ product_code: 'MH-BF-0001', quantity: 1 }],
  [
    { product_code: 'MH-SK-0004', quantity: 2 },
    { product_code: 'MH-BF-0002', quantity: 1 },
  ],
  [
    { product_code: 'MH-BF-0003', quantity: 1 },
    { product_code: 'MH-HC-0001', quantity: 3 },
  ],
];

/** Creates an attempt; every second one pays by card, every third one uses a promo code. */
export async function newAttempt(origin: string, serial: number): Promise<Attempt> {
  const lines = LINES[serial % LINES.length] ?? [];
  const promo_code = serial % 3 === 0 ? 'MAHD10' : null;
  const address = `10.0.0.${(serial % 250) + 1}`;
  const headers = promo_code === null ? {} : await newCustomer(origin, address);
  const { paymentDetails } = await post<Quote>(origin, 'cart/quote', { lines, promo_code }, headers);
  const payment_method = serial % 2 === 0 ? 'cod' : 'card';
  return {
    key: randomUUID(),
    address,
    headers,
    order: {
      contact: { ...CONTACT, email: `shopper-${serial}@example.ae`, mobile: String(500_000_000 + serial) },
      address: ADDRESS,
      lines,
      promo_code,
      payment_method,
      language: 'en',
      seen_total: paymentDetails.finalTotal,
    },
    answer: null,
    paid: false,
  };
}

/** Registers a customer; returns the authorization header. */
export async function newCustomer(origin: string, address: string): Promise<Record<string, string>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(registrationOf(`${randomUUID()}@example.ae`))) form.set(name, value);
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': address },
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`auth/register answered ${answer.status}`);
  return { authorization: `Bearer ${token}` };
}

/** Sends the order idempotently and pays on the payment page if needed. Throws when the shop dies. */
export async function carryOut(origin: string, attempt: Attempt): Promise<void> {
  attempt.answer ??= await post<OrderAnswer>(origin, 'orders', attempt.order, {
    'idempotency-key': attempt.key,
    'x-forwarded-for': attempt.address,
    ...attempt.headers,
  });
  const { redirect_url: page } = attempt.answer;
  if (page === undefined || attempt.paid) return;
  const form = new URLSearchParams({ action: 'pay', number: APPROVED, name: 'Aisha Ali', expiry: '12/39', cvv: '123' });
  const answer = await fetch(`${origin}${new URL(page).pathname}`, { method: 'POST', body: form });
  if (!(await answer.text()).includes('id="return"')) throw new Error('The card was not taken');
  attempt.paid = true;
}

export async function statusOf(origin: string, { order_number, tran_ref }: OrderAnswer): Promise<PaymentStatus> {
  return post<PaymentStatus>(origin, 'payments/status', { order_number, tran_ref });
}

async function post<T>(origin: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
