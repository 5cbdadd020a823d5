import { randomUUID } from 'node:crypto';
import type { AuthAnswer, OrderAnswer, OrderRequest, Quote } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { promoCodes, variants } from '../../src/db/schema/index.js';
import { registerVerified } from './accounts.js';
import type { TestShop } from './shop.js';

/** Product codes of the sample catalogue: plain, discounted, regulated, out of stock, without a price. */
export const PLAIN = 'MH-BF-0001';
export const DISCOUNTED = 'MH-SK-0004';
export const REGULATED = 'MH-BT-0001';
export const SOLD_OUT = 'MH-HY-0005';
export const UNPRICED = 'MH-BT-0006';

export const CONTACT = { email: 'aisha@example.com', firstName: 'Aisha', lastName: 'Ali', mobile: '501234567' };
export const ADDRESS = {
  address: 'Street 1 / Palm Tower / 12',
  type: 'home' as const,
  emirates: 'Dubai',
  area: 'Al Barsha',
};

export function post(shop: Pick<TestShop, 'app'>, url: string, payload: unknown, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url: `/api/${url}`, payload: payload as object, headers });
}

const customers = new WeakMap<object, Promise<string>>();

/** Headers for an order: promo codes need a verified customer, other orders are from a guest. */
export async function customerHeaders(
  shop: Pick<TestShop, 'app' | 'database'>,
  promoCode: unknown,
): Promise<Record<string, string>> {
  if (typeof promoCode !== 'string') return {};
  const token = customers.get(shop.app) ?? registerVerified(shop, 'customer@example.com');
  customers.set(shop.app, token);
  return { authorization: `Bearer ${await token}` };
}

export async function quote(
  shop: TestShop,
  lines: object[],
  more: { promo_code?: string | null } = {},
): Promise<Quote> {
  const answer = await post(shop, 'cart/quote', { lines, ...more }, await customerHeaders(shop, more.promo_code));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Quote>();
}

/** An order request at the quoted total. */
export async function orderFor(
  shop: TestShop,
  lines: { product_code: string; quantity: number }[],
  changes: Partial<OrderRequest> = {},
): Promise<OrderRequest> {
  const quoted = await quote(shop, lines, { promo_code: changes.promo_code ?? null });
  return {
    contact: CONTACT,
    address: ADDRESS,
    lines,
    payment_method: 'cod',
    language: 'en',
    seen_total: quoted.paymentDetails.finalTotal,
    ...changes,
  };
}

export async function place(shop: Pick<TestShop, 'app' | 'database'>, order: OrderRequest, key: string = randomUUID()) {
  return post(shop, 'orders', order, { 'idempotency-key': key, ...(await customerHeaders(shop, order.promo_code)) });
}

export async function placed(shop: TestShop, order: OrderRequest): Promise<OrderAnswer> {
  const answer = await place(shop, order);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<OrderAnswer>();
}

/** Sends an order of a logged-in customer. */
export function placeAs(
  shop: Pick<TestShop, 'app'>,
  { access_token: token }: AuthAnswer,
  order: OrderRequest,
  key: string = randomUUID(),
) {
  return post(shop, 'orders', order, { authorization: `Bearer ${token}`, 'idempotency-key': key });
}

/** Places an order of a logged-in customer. */
export async function placedAs(
  shop: Pick<TestShop, 'app'>,
  who: AuthAnswer,
  order: OrderRequest,
): Promise<OrderAnswer> {
  const answer = await placeAs(shop, who, order);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<OrderAnswer>();
}

export async function stockOf(shop: TestShop, code: string): Promise<number> {
  const [row] = await shop.database.db.select({ stock: variants.stock }).from(variants).where(eq(variants.code, code));
  if (row === undefined) throw new Error(`There is no ${code}`);
  return row.stock;
}

export async function setStock(shop: TestShop, code: string, stock: number): Promise<void> {
  await shop.database.db.update(variants).set({ stock }).where(eq(variants.code, code));
}

export async function promoUsesOf(shop: TestShop, code: string): Promise<number> {
  const [row] = await shop.database.db
    .select({ used: promoCodes.usedCount })
    .from(promoCodes)
    .where(eq(promoCodes.code, code));
  if (row === undefined) throw new Error(`There is no ${code}`);
  return row.used;
}
