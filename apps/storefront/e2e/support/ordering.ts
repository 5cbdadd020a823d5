import { expect, type Page } from '@playwright/test';
import { newShopper } from './buying.js';
import { runCli } from './runCli.js';
import type { Shop } from './startShop.js';

interface Line {
  readonly product_code: string;
  readonly quantity: number;
}

interface NewOrder {
  readonly lines: readonly Line[];
  readonly language: 'en' | 'ar';
  readonly payment: 'card' | 'cod';
  /** Default: a new guest's. */
  readonly email?: string;
  /** Of the customer who orders. Default: a guest. */
  readonly token?: string;
}

export interface PlacedOrder {
  readonly order_number: string;
  /** The page to pay on. */
  readonly redirect_url?: string;
  readonly email: string;
}

/** What the cart would show: the total, and how much of each line is available. */
export async function quote(page: Page, lines: readonly Line[]) {
  const answer = await page.request.post('/api/cart/quote', { data: { lines } });
  return (await answer.json()) as { paymentDetails: { finalTotal: number }; lines: { quantity: number }[] };
}

/** Places an order over the API. */
export async function orderByApi(
  page: Page,
  { lines, language, payment, email, token }: NewOrder,
): Promise<PlacedOrder> {
  const { paymentDetails } = await quote(page, lines);
  const shopper = newShopper();
  const contact = { ...shopper, email: email ?? shopper.email, firstName: 'Sara', lastName: 'Ahmed' };
  const answer = await page.request.post('/api/orders', {
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    data: {
      contact,
      address: { address: 'Street 1', type: 'home', emirates: 'Dubai', area: 'Al Barsha' },
      lines,
      payment_method: payment,
      language,
      seen_total: paymentDetails.finalTotal,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...((await answer.json()) as { order_number: string; redirect_url?: string }), email: contact.email };
}

/** Brings a placed order to its shopper. */
export async function deliver(shop: Shop, number: string) {
  for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'])
    await runCli(shop, 'order', 'status', number, status);
}
