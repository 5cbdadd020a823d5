import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { productCodes } from './importCatalogue.mjs';

/** @typedef {'page' | 'read' | 'order'} Kind of request */
/** @typedef {{ method: string, path: string, body?: string, headers?: Record<string, string> }} Call */
/** @typedef {{ key: string }} Acknowledged a confirmed order of one item */
/** @typedef {{ seconds: number, answers: Record<Kind, number>, times: number[], failed: string[], sent: number, acknowledged: Acknowledged[] }} Tally `times` in ms; `sent`: orders */

export const promoCode = 'MAHD10';

const pages = [
  '/en',
  '/ar',
  '/en/products',
  '/ar/products',
  '/en/product/manual-breast-pump',
  '/ar/product/manual-breast-pump',
  '/en/blog',
  '/ar/faq',
];
const searchTerms = ['lotion', 'pump', 'bottle', 'wipes', 'cream', 'شفاط', 'مناديل', 'كريم'];
/** URLs vary so that the cache does not answer them. @type {((serial: number) => string)[]} */
const reads = [
  (serial) => `/api/auth/product_list/null/null/null/true?per_page=12&min_price=${(serial % 3000) / 100}`,
  (serial) => `/api/navbar_search?query=${encodeURIComponent(`${searchTerms[serial % searchTerms.length]} ${serial}`)}`,
  () => '/api/auth/products/manual-breast-pump',
];

/** A busy shop's mix of pages, reads and orders. @type {readonly Kind[]} */
export const mixed = ['page', 'read', 'page', 'page', 'read', 'order', 'page', 'read'];
/** Cash-on-delivery orders only. @type {readonly Kind[]} */
export const ordersOnly = ['order'];

let serial = 0;

/**
 * Runs concurrent visitors. Each has its own connection and sends one request at a time.
 * @param {string} origin
 * @param {{ visitors: number, seconds: number, turns: readonly Kind[], onHalfTime?: () => void }} choices `onHalfTime` is called after half of the time
 * @returns {Promise<Tally>}
 */
export async function runVisitors(origin, { visitors, seconds, turns, onHalfTime = () => undefined }) {
  const session = await newCustomer(origin);
  /** @type {{ code: string, plain: number, promo: number }[]} */
  const goods = [];
  // One at a time, because failed promo code attempts are rate limited.
  for (const code of productCodes)
    goods.push({
      code,
      plain: await totalOf(origin, code, null),
      promo: await totalOf(origin, code, promoCode, session),
    });
  /** @type {Tally} */
  const tally = { seconds, answers: { page: 0, read: 0, order: 0 }, times: [], failed: [], sent: 0, acknowledged: [] };
  const start = performance.now();
  const half = setTimeout(onHalfTime, (seconds * 1000) / 2);
  const visitor = async (/** @type {number} */ place) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = place; performance.now() - start < seconds * 1000; turn += 1) {
      const kind = turns[turn % turns.length] ?? 'page';
      const mine = serial++;
      const promo = kind === 'order' && mine % 3 === 0;
      const key = randomUUID();
      const call =
        kind === 'order'
          ? order(mine, key, goods[mine % goods.length], promo ? session : null)
          : {
              method: 'GET',
              path:
                kind === 'page'
                  ? (pages[mine % pages.length] ?? '/en')
                  : (reads[mine % reads.length]?.(mine) ?? '/api'),
            };
      if (kind === 'order') tally.sent += 1;
      const since = performance.now();
      const problem = await send(origin, agent, mine, call).then(
        (status) => (status === 200 ? null : `${call.method} ${call.path}: ${status}`),
        (error) => `${call.method} ${call.path}: ${String(error)}`,
      );
      if (problem !== null) {
        tally.failed.push(problem);
        continue;
      }
      tally.times.push(performance.now() - since);
      tally.answers[kind] += 1;
      if (kind === 'order') tally.acknowledged.push({ key });
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, (_, place) => visitor(place)));
  clearTimeout(half);
  tally.seconds = (performance.now() - start) / 1000;
  return tally;
}

/** A new address for each request, because of the rate limit. @param {number} mine */
const ipAddressOf = (mine) => `10.${(mine >> 16) & 255}.${(mine >> 8) & 255}.${mine & 255}`;

/** @param {string} origin @param {Agent} agent @param {number} mine @param {Call} call @returns {Promise<number>} the status, once the response is complete */
function send(origin, agent, mine, { method, path, body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}${path}`,
      { agent, method, headers: { 'accept-encoding': 'br', 'x-forwarded-for': ipAddressOf(mine), ...headers } },
      (response) => {
        response.on('end', () =>
          response.complete ? resolve(response.statusCode ?? 0) : reject(new Error('incomplete response')),
        );
        response.on('error', reject);
        response.resume();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** @typedef {{ authorization: string }} Session */

/** Registers a customer; promo codes need a session. @param {string} origin @returns {Promise<Session>} */
async function newCustomer(origin) {
  const form = new FormData();
  const fields = {
    name: 'Bench Mark',
    firstName: 'Bench',
    lastName: 'Mark',
    email: `${randomUUID()}@example.ae`,
    mobile: '501234567',
    address: 'Street 1',
    area: 'Al Barsha',
    emirates: 'Dubai',
    country: 'UAE',
    password: 'Bench-mark-1',
    password_confirmation: 'Bench-mark-1',
    user_type: 'user',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'x-forwarded-for': ipAddressOf(serial++) },
    body: form,
  });
  if (!response.ok) throw new Error(`Registration refused: ${await response.text()}`);
  const { access_token } = /** @type {{ access_token: string }} */ (await response.json());
  return { authorization: `Bearer ${access_token}` };
}

/** Uses the promo code when there is a session. @param {number} mine @param {string} key @param {{ code: string, plain: number, promo: number } | undefined} goods @param {Session | null} session @returns {Call} */
function order(mine, key, goods, session) {
  const body = {
    contact: {
      email: `visitor-${mine}@example.ae`,
      firstName: 'Bench',
      lastName: 'Mark',
      mobile: String(500_000_000 + (mine % 10_000_000)),
    },
    address: { address: 'Street 1', type: 'home', emirates: 'Dubai', area: 'Al Barsha' },
    lines: [{ product_code: goods?.code, quantity: 1 }],
    promo_code: session ? promoCode : null,
    payment_method: 'cod',
    language: mine % 2 === 0 ? 'en' : 'ar',
    seen_total: session ? goods?.promo : goods?.plain,
  };
  return {
    method: 'POST',
    path: '/api/orders',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...session },
  };
}

/** Price of one item. @param {string} origin @param {string} product_code @param {string | null} promo_code @param {Session} [session] @returns {Promise<number>} */
async function totalOf(origin, product_code, promo_code, session) {
  const response = await fetch(`${origin}/api/cart/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ipAddressOf(serial++), ...session },
    body: JSON.stringify({ lines: [{ product_code, quantity: 1 }], promo_code }),
  });
  if (!response.ok) throw new Error(`Quote refused: ${await response.text()}`);
  const quote = /** @type {{ paymentDetails: { finalTotal: number } }} */ (await response.json());
  return quote.paymentDetails.finalTotal;
}
