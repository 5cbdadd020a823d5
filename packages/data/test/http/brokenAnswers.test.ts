import { describe, expect, it } from 'vitest';
import * as account from '../../src/account/api.js';
import * as cart from '../../src/cart/api.js';
import * as catalog from '../../src/catalog/api.js';
import * as checkout from '../../src/checkout/api.js';
import * as contact from '../../src/content/contact.js';
import * as content from '../../src/content/api.js';
import { createHttpClient, HttpError, type HttpClient } from '../../src/http/index.js';
import * as orders from '../../src/orders/accountOrders.js';
import * as tracking from '../../src/orders/trackOrder.js';
import * as payments from '../../src/payments/paymentStatus.js';
import * as reviews from '../../src/reviews/api.js';
import * as search from '../../src/search/api.js';
import * as emirates from '../../src/visitor/emirates.js';
import * as wishlist from '../../src/wishlist/api.js';

type Call = (http: HttpClient, ...rest: unknown[]) => Promise<unknown>;

/** Every function that sends a request, by name. */
const calls = Object.entries<unknown>({
  ...account,
  ...cart,
  ...catalog,
  ...checkout,
  ...contact,
  ...content,
  ...orders,
  ...tracking,
  ...payments,
  ...reviews,
  ...search,
  ...emirates,
  ...wishlist,
}).filter((entry): entry is [string, Call] => {
  const [name, value] = entry;
  return typeof value === 'function' && /^(get|post|patch|delete)[A-Z]|Query$/.test(name);
});

const person = {
  firstName: 'Sara',
  lastName: 'Ahmed',
  email: 'sara@example.com',
  mobile: '501234567',
  message: 'Hello',
  address: 'Street 1',
  area: 'Al Barsha',
  emirates: 'Dubai',
  password: 'secret',
};
const pages = ['world', 'contact', 'bottlefeeding', 'limited-time-offer', 'mother-baby-world', 'faq'].map((slug) => ({
  _id: slug,
  slug,
  name: slug,
}));
/** Arguments of calls that need specific ones; all others accept any text. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  postLogin: [person],
  postRegister: [person, { origin: 'https://shop.example', language: 'en' }],
  patchProfile: [{}],
  postContact: [person, 'en'],
  postQuote: [{ lines: [], promo_code: null }],
  postOrder: ['{}', 'key'],
  postTrackOrder: [{ orderNumber: 'MH-1', contact: 'x' }],
  getPaymentStatus: [{ order_id: 'MH-1', tran_ref: 'T' }],
  postReview: ['pump', {}],
  getProductList: [{}],
  getPage: [pages, 'faq', 'en'],
  getWishlistProducts: [['MH-1']],
  getWorld: [pages, 'en'],
  getContactPage: [pages, 'en'],
  getBottlefeeding: [pages, 'en'],
  getLimitedTimeOffer: [pages, 'en'],
};

const json =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status, headers: { 'content-type': 'application/json' } }));
const ways: readonly [what: string, kind: HttpError['kind'], fetch: () => Promise<Response>][] = [
  ['returns 500', 'status', json('<h1>Internal Server Error</h1>', 500)],
  ['returns an incomplete body', 'shape', json('{"data":[{"name":"Baby')],
  ['returns an empty body', 'shape', json('')],
  ['returns another shape', 'shape', json('{"surprise":[{"data":null}],"status":"odd"}')],
  ['is refused', 'network', () => Promise.reject(new TypeError('connection refused'))],
  ['does not respond', 'timeout', () => new Promise(() => undefined)],
];

/** Downloads are returned unparsed; the response of a logout is ignored. */
const unread = new Set(['getExport', 'getInvoice', 'postLogout']);

describe('every call', () => {
  it('is listed here', () => {
    expect(calls.length).toBeGreaterThan(40);
  });

  for (const [name, call] of calls) {
    it.each(ways.filter(([, kind]) => kind !== 'shape' || !unread.has(name)))(
      `${name} that %s rejects with the right error kind`,
      async (_what, kind, fetch) => {
        const http = createHttpClient({ baseUrl: '/api', fetch, timeoutMs: 5 });
        const asked = Promise.resolve(call(http, ...(given[name] ?? ['text', 'text', 'en']))).then((result) => {
          const query = result as { queryFn?: (context: object) => Promise<unknown> };
          return query.queryFn ? query.queryFn({ signal: new AbortController().signal, client: {} }) : result;
        });
        const error = await asked.then(
          () => null,
          (reason: unknown) => reason,
        );
        expect(error).toBeInstanceOf(HttpError);
        expect(error).toMatchObject({ kind });
      },
    );
  }
});
