import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  continueAsGuestAtom,
  loggedInUserAtom,
  loginInvokerAtom,
  logInAtom,
  logOutAtom,
  ownerAtom,
  profileQuery,
  refuseTokenAtom,
  watchSession,
  accessTokenAtom,
  deleteAccountAtom,
} from '../../src/account/index.js';
import {
  addToCartAtom,
  cartChangesAtom,
  cartLinesAtom,
  noteChangesAtom,
  paymentReferenceAtom,
  quoteCartAtom,
} from '../../src/cart/index.js';
import { checkoutAttemptAtom, ORDER_SUCCESS_KEY, rememberOrderSuccessAtom } from '../../src/checkout/index.js';
import { createHttpClient } from '../../src/http/index.js';
import { createShopStore, personalAtom, ROOT_KEY, startPersistence } from '../../src/store/index.js';
import {
  babyDateAtom,
  COLOR_SCHEME_KEY,
  consentAtom,
  chooseConsentAtom,
  COUNTRY_KEY,
} from '../../src/visitor/index.js';
import { chosenPlaceAtom, deliveryPlaceAtom } from '../../src/account/deliveryPlace.js';
import { cartProduct } from '../cart/shopServer.js';
import { FakeStorage, type FakeTab } from '../fakeStorage.js';

const user = (id: string) => ({
  _id: id,
  firstName: id,
  lastName: 'Saeed',
  email: `${id}@example.com`,
  emirates: '',
});

/** A personal atom. */
const trackedAtom = personalAtom('');

let local: FakeStorage;
let session: FakeStorage;

/** A tab whose server identifies users by the local part of their email, and rejects the tokens in `refused`. */
async function openTab(tab: FakeTab = local.tab()) {
  const refused = new Set<string>();
  const asked: string[] = [];
  const http = createHttpClient({
    baseUrl: '/api',
    getToken: () => shop.store.get(accessTokenAtom),
    onTokenRefused: (token) => shop.store.set(refuseTokenAtom, token),
    fetch: (url, { headers, body }) => {
      asked.push(url);
      const token = (headers as { authorization?: string }).authorization?.replace('Bearer ', '');
      if (token !== undefined && refused.has(token)) return Promise.resolve(new Response(null, { status: 401 }));
      const email = body instanceof FormData ? String(body.get('email')) : `${token?.split(' ')[0] ?? ''}@`;
      const known = user(email.split('@')[0] ?? '');
      const answer = url.endsWith('login')
        ? { access_token: `${known._id} token`, user: known }
        : url.endsWith('auth/me') && body !== undefined
          ? { status: 'deleted' }
          : known;
      return Promise.resolve(Response.json(answer));
    },
  });
  const shop = createShopStore({ http });
  const persistence = startPersistence(shop, { storage: tab, tabs: tab });
  await persistence.ready;
  const forgotten = vi.fn();
  const stop = watchSession(shop, forgotten);
  return {
    ...shop,
    tab,
    forgotten,
    asked,
    close: () => (stop(), persistence.stop()),
    login: (id: string) => shop.store.set(logInAtom, { email: `${id}@example.com`, password: 'secret-1' }),
    expire: async () => {
      refused.add(shop.store.get(accessTokenAtom) ?? '');
      await http.get('orders').catch(() => undefined);
    },
    /** The server rejects the token from the next call on. */
    revoke: () => void refused.add(shop.store.get(accessTokenAtom) ?? ''),
  };
}

/** Creates all data that the shop stores about a visitor. */
async function leaveTraces({ store, load, http }: Awaited<ReturnType<typeof openTab>>) {
  sessionStorage().setItem('checkoutForm', '{"firstName":"Sara"}');
  store.set(addToCartAtom, { product: cartProduct('A', { price: 5000, discountedPrice: 4000, stock: 9 }) });
  store.set(paymentReferenceAtom, { tran_ref: 'TST1', order_id: 'M2', session_id: 'key' });
  store.set(checkoutAttemptAtom, { key: 'key', sent: ['{"address":"Street 12"}'], answered: true });
  store.set(rememberOrderSuccessAtom, { token: 'signed', total: 3900 });
  store.set(loginInvokerAtom, '/en/order?order=M2');
  store.set(babyDateAtom, () => '2026-11-21');
  store.set(deliveryPlaceAtom, { name: 'Sharjah', name_ar: '' });
  store.set(chooseConsentAtom, { choice: 'accepted', language: 'en' });
  local.values.set(COUNTRY_KEY, '{"countryCode":"AE"}');
  local.values.set(COLOR_SCHEME_KEY, 'dark');
  store.set(trackedAtom, 'M2');
  store.set(noteChangesAtom, [
    { product_code: null, name: 'TST1', arabic: null, reason: 'gone', before: null, now: null },
  ]);
  await load(profileQuery(http));
}

const sessionStorage = () => window.sessionStorage;

function expectNoTraces({ store, queryClient }: Awaited<ReturnType<typeof openTab>>) {
  expect([...session.values.keys()].filter((key) => key !== 'owner')).toEqual([]);
  expect([...local.values.keys()].sort()).toEqual([COLOR_SCHEME_KEY, COUNTRY_KEY, ROOT_KEY].sort());
  expect(local.values.get(ROOT_KEY)).not.toMatch(/TST1|M2|2026-11-21|Sharjah|sara/);
  expect([store.get(paymentReferenceAtom), store.get(checkoutAttemptAtom), store.get(loginInvokerAtom)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([store.get(babyDateAtom), store.get(chosenPlaceAtom)]).toEqual([null, null]);
  expect(store.get(trackedAtom)).toBe('');
  expect(store.get(cartChangesAtom)).toEqual([]);
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    ),
  ).not.toMatch(/sara/);
}

beforeEach(() => {
  [local, session] = [new FakeStorage(), new FakeStorage()];
  vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: session.tab() });
});
afterEach(() => void vi.unstubAllGlobals());

type Tab = Awaited<ReturnType<typeof openTab>>;

describe("a visitor's data on the device", () => {
  it.each<[what: string, end: (tab: Tab) => Promise<unknown>]>([
    ['on logout', ({ store }) => store.set(logOutAtom)],
    ['on account deletion', ({ store }) => store.set(deleteAccountAtom, 'secret-1')],
    ['on logout in another tab', async () => (await openTab()).store.set(logOutAtom)],
    [
      'the server ends her session and somebody else logs in',
      async (tab) => {
        await tab.expire();
        await tab.login('noor');
      },
    ],
  ])('ends when %s', async (_what, end) => {
    const tab = await openTab();
    await tab.login('sara');
    await leaveTraces(tab);
    expect(JSON.stringify(tab.queryClient.getQueryData(['private', 'profile']))).toMatch('sara');
    await end(tab);
    expectNoTraces(tab);
    expect(tab.forgotten).toHaveBeenCalled();
    // Belongs to the device, not to the visitor.
    expect(tab.store.get(cartLinesAtom)).toHaveLength(1);
    expect(tab.store.get(consentAtom)).toMatchObject({ choice: 'accepted' });
  });

  it('is cleared in a page restored from the back/forward cache, or reopened, after another user logged in', async () => {
    for (const how of ['shown again', 'opened again']) {
      [local, session] = [new FakeStorage(), new FakeStorage()];
      vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: session.tab() });
      const aside = await openTab();
      await aside.login('sara');
      sessionStorage().setItem('checkoutForm', '{"firstName":"Sara"}');
      aside.store.set(trackedAtom, 'M2');
      aside.tab.deaf = true;
      const draft = [...session.values];
      const other = await openTab();
      await other.store.set(logOutAtom);
      await other.login('noor');
      other.store.set(babyDateAtom, () => '2026-11-21');
      session.values.clear();
      for (const [key, value] of draft) session.values.set(key, value);
      aside.tab.deaf = false;
      let shown = aside;
      if (how === 'shown again') aside.tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      else {
        aside.close();
        shown = await openTab();
      }
      expect([how, shown.store.get(loggedInUserAtom)?._id, shown.store.get(trackedAtom)]).toEqual([how, 'noor', '']);
      expect(session.values.has('checkoutForm')).toBe(false);
      // The data of the next user remains.
      expect(shown.store.get(babyDateAtom)).toBe('2026-11-21');
    }
  });

  it('remains when the server ends the session, except for private queries', async () => {
    const tab = await openTab();
    await tab.login('sara');
    await leaveTraces(tab);
    await tab.expire();
    expect(tab.store.get(ownerAtom)).toBe('sara');
    expect(tab.queryClient.getQueryData(['private', 'profile'])).toBeUndefined();
    expect(tab.forgotten).toHaveBeenCalledOnce();
    await tab.login('sara');
    expect(session.values.get('checkoutForm')).toMatch('Sara');
    expect(tab.store.get(checkoutAttemptAtom)).toMatchObject({ key: 'key' });
    expect(local.values.get(ORDER_SUCCESS_KEY)).toBe('signed');
  });

  it('remains for a guest after that, and counts as guest data at the next login', async () => {
    const tab = await openTab();
    await tab.login('sara');
    await leaveTraces(tab);
    tab.store.set(continueAsGuestAtom);
    expect(tab.store.get(ownerAtom)).toBe('sara');
    await tab.expire();
    tab.store.set(continueAsGuestAtom);
    expect(tab.store.get(ownerAtom)).toBeNull();
    expect(session.values.get('checkoutForm')).toMatch('Sara');
    await tab.login('sara');
    expect(session.values.get('checkoutForm')).toMatch('Sara');
  });

  it('does not prevent the cart from being priced', async () => {
    const tab = await openTab();
    await tab.login('sara');
    tab.store.set(addToCartAtom, { product: cartProduct('A', { price: 5000, discountedPrice: 4000, stock: 9 }) });
    tab.revoke();
    await tab.store.set(quoteCartAtom);
    expect(tab.store.get(ownerAtom)).toBe('sara');
    expect(tab.store.get(loggedInUserAtom)).toBeNull();
    // Once with the token, once without.
    expect(tab.asked.filter((url) => url.endsWith('cart/quote'))).toHaveLength(2);
  });
});
