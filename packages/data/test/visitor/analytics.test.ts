import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addSharedLinesAtom,
  addToCartAtom,
  removeFromCartAtom,
  setQuantityAtom,
  undoRemoveAtom,
} from '../../src/cart/index.js';
import { trackedLanding } from '../../src/content/index.js';
import { openOrderSuccessAtom, ORDER_TOTAL_KEY, rememberOrderSuccessAtom } from '../../src/checkout/index.js';
import { createShopStore, ROOT_KEY, startPersistence } from '../../src/store/index.js';
import { chooseConsentAtom, consentAtom, startAnalytics, type AnalyticsWindow } from '../../src/visitor/index.js';
import { trackAtom, waitingEventsAtom, type ShopEvent } from '../../src/visitor/track.js';
import { cartProduct } from '../cart/shopServer.js';
import { fakeServer } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';

const seen: ShopEvent = {
  name: 'view_item',
  items: [{ id: 'A', name: 'Baby oil', category: 'Skincare', variant: '100 ml', price: 3510 }],
};
const language = 'ar';

function visit(answer: unknown = {}) {
  const shop = createShopStore({ http: fakeServer(() => ({ body: answer })).http });
  const window: AnalyticsWindow = { location: { origin: 'https://shop.example', pathname: '/en/products' } };
  const load = vi.fn(() => Promise.resolve());
  const stop = startAnalytics(shop, { id: 'G-TEST', window, load });
  const commands = () => (window.dataLayer ?? []).map((command) => [...(command as unknown[])]);
  const events = () =>
    commands().flatMap(([kind, name, values]) => (kind === 'event' ? [{ name, ...(values as object) }] : []));
  return { ...shop, window, load, stop, commands, events };
}

describe('analytics', () => {
  it('sends and loads nothing before the visitor has chosen', () => {
    const { store, load, commands } = visit();
    store.set(trackAtom, seen);
    expect(load).not.toHaveBeenCalled();
    expect(commands()).toEqual([]);
    expect(store.get(waitingEventsAtom)).toEqual([seen]);
  });

  it('sends queued and later events after Accept', () => {
    const { store, load, events } = visit();
    store.set(trackAtom, seen);
    store.set(chooseConsentAtom, { choice: 'accepted', language });
    store.set(trackAtom, { name: 'view_item_list', list: 'Skincare', items: seen.items });
    expect(load).toHaveBeenCalledTimes(1);
    const items = [
      {
        item_id: 'A',
        item_name: 'Baby oil',
        item_brand: 'Mahd',
        item_category: 'Skincare',
        item_variant: '100 ml',
        price: 35.1,
        quantity: 1,
      },
    ];
    const page_location = 'https://shop.example/en/products';
    expect(events()).toEqual([
      { name: 'view_item', page_location, currency: 'AED', value: 35.1, items },
      { name: 'view_item_list', page_location, item_list_id: 'Skincare', item_list_name: 'Skincare', items },
    ]);
  });

  it('drops all events after Reject', () => {
    const { store, load, commands } = visit();
    store.set(trackAtom, seen);
    store.set(chooseConsentAtom, { choice: 'rejected', language });
    store.set(trackAtom, seen);
    expect(load).not.toHaveBeenCalled();
    expect(commands()).toEqual([]);
    expect(store.get(waitingEventsAtom)).toEqual([]);
  });

  it('stops when consent is withdrawn and resumes when it is given again', () => {
    const { store, window, load, events } = visit();
    store.set(chooseConsentAtom, { choice: 'accepted', language });
    store.set(chooseConsentAtom, { choice: 'rejected', language });
    store.set(trackAtom, seen);
    expect(window['ga-disable-G-TEST']).toBe(true);
    expect(events()).toEqual([]);
    store.set(chooseConsentAtom, { choice: 'accepted', language });
    store.set(trackAtom, seen);
    expect(window['ga-disable-G-TEST']).toBe(false);
    expect(events()).toHaveLength(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('never allows advertising or automatic page views', () => {
    const { store, commands } = visit();
    store.set(chooseConsentAtom, { choice: 'accepted', language });
    expect(commands()).toContainEqual([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
    ]);
    expect(commands().find(([kind]) => kind === 'config')).toMatchObject([
      'config',
      'G-TEST',
      {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        page_referrer: '',
      },
    ]);
  });

  it('survives a script that fails to load', async () => {
    const { store, load, events } = visit();
    load.mockRejectedValue(new Error('blocked'));
    store.set(chooseConsentAtom, { choice: 'accepted', language });
    await Promise.resolve();
    store.set(trackAtom, seen);
    expect(events()).toHaveLength(1);
  });

  it('queues at most the last fifty events', () => {
    const { store } = visit();
    for (let n = 0; n < 60; n++)
      store.set(trackAtom, { ...seen, name: n === 59 ? 'begin_checkout' : 'view_item' } as ShopEvent);
    expect(store.get(waitingEventsAtom)).toHaveLength(50);
    expect(store.get(waitingEventsAtom).at(-1)?.name).toBe('begin_checkout');
  });
});

describe('cart events', () => {
  const product = cartProduct('A', { price: 3900, discountedPrice: 3510, stock: 5 });
  const changes = (act: (store: ReturnType<typeof visit>['store']) => void) => {
    const { store } = visit();
    act(store);
    return store
      .get(waitingEventsAtom)
      .map(({ name, items }) => [name, items[0]?.id, items[0]?.quantity, items[0]?.price]);
  };

  it('contain the actual change of quantity at the selling price', () => {
    const log = changes((store) => {
      store.set(addToCartAtom, { product, quantity: 2 });
      store.set(addToCartAtom, { product, quantity: 9 });
      store.set(addToCartAtom, { product });
      store.set(setQuantityAtom, { productCode: 'A', quantity: 1 });
      store.set(setQuantityAtom, { productCode: 'A', quantity: 1 });
      store.set(removeFromCartAtom, { productCode: 'A' });
      store.set(undoRemoveAtom, 'A');
    });
    expect(log).toEqual([
      ['add_to_cart', 'A', 2, 3510],
      ['add_to_cart', 'A', 3, 3510],
      ['remove_from_cart', 'A', 4, 3510],
      ['remove_from_cart', 'A', 1, 3510],
      ['add_to_cart', 'A', 1, 3510],
    ]);
  });
});

describe('a shared cart', () => {
  it('reports the products that are added, but not those that are only codes', () => {
    const { store } = visit();
    const line = { ...cartProduct('A', { price: 3900, discountedPrice: 0, stock: 5 }), quantity: 2 };
    store.set(addSharedLinesAtom, [line, { productCode: 'B', quantity: 1 }]);
    expect(store.get(waitingEventsAtom)).toMatchObject([
      { name: 'add_to_cart', items: [{ id: 'A', price: 3900, quantity: 2 }] },
    ]);
  });
});

describe('a purchase', () => {
  it('is sent once, with the stored total and the cart', async () => {
    vi.stubGlobal('window', { localStorage: new FakeStorage().tab() });
    const { store, events } = visit({ order_number: 'M1', payment_method: 'cod', final_total: 1 });
    store.set(chooseConsentAtom, { choice: 'accepted', language });
    store.set(addToCartAtom, { product: cartProduct('A', { price: 10000, discountedPrice: 0, stock: 5 }) });
    store.set(rememberOrderSuccessAtom, { token: 'secret-token', total: 9250 });
    await store.set(openOrderSuccessAtom);
    await store.set(openOrderSuccessAtom);
    const purchases = events().filter(({ name }) => name === 'purchase');
    expect(purchases).toMatchObject([
      {
        transaction_id: 'M1',
        value: 92.5,
        currency: 'AED',
        items: [{ item_id: 'A', item_brand: 'Mahd', price: 100, quantity: 1 }],
      },
    ]);
    expect(JSON.stringify(events())).not.toContain('secret-token');
    vi.unstubAllGlobals();
  });

  it('has the total of the order in a browser that did not order', async () => {
    const local = new FakeStorage();
    vi.stubGlobal('window', { localStorage: local.tab() });
    local.values.set(ORDER_TOTAL_KEY, '12.00');
    const { store, events } = visit({ order_number: 'M1', payment_method: 'card', final_total: 92.5 });
    store.set(chooseConsentAtom, { choice: 'accepted', language });
    store.set(rememberOrderSuccessAtom, { token: 'token', total: null });
    await store.set(openOrderSuccessAtom);
    expect(events().find(({ name }) => name === 'purchase')).toMatchObject({ value: 92.5 });
    vi.unstubAllGlobals();
  });
});

describe('the products of the bottle-feeding page', () => {
  it('are sent with their own category and SKU, even without a price', () => {
    const bottle = {
      id: '10',
      sku: 'MHD-1',
      name: 'Nursing bottle',
      size: '330 ml',
      color: 'Bear',
      price: '',
      image: null,
      alt: '',
      url: '/product/x',
    };
    expect(trackedLanding(bottle)).toEqual({
      id: 'MHD-1',
      name: 'Nursing bottle',
      category: 'bottlefeeding',
      variant: '330 ml, Bear',
      price: null,
    });
  });
});

describe('the consent', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = new FakeStorage();
  });
  const tab = async () => {
    const shop = createShopStore({ http: fakeServer(() => ({})).http });
    const own = storage.tab();
    await startPersistence(shop, { storage: own, tabs: own }).ready;
    return shop.store;
  };

  it('is stored with time, text version and language, for all tabs', async () => {
    const [first, second] = [await tab(), await tab()];
    first.set(chooseConsentAtom, { choice: 'rejected', language: 'ar' });
    const kept = { choice: 'rejected', language: 'ar', textVersion: 1, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(second.get(consentAtom)).toEqual(kept);
    expect((await tab()).get(consentAtom)).toEqual(kept);
  });

  it.each([{ choice: 'maybe' }, 'yes', { choice: 'accepted', at: 'x', language: 'en', textVersion: 0 }])(
    'is asked for again when %j was kept',
    async (consent) => {
      storage.values.set(
        ROOT_KEY,
        JSON.stringify({ ...JSON.parse(storage.values.get(ROOT_KEY) ?? '{}'), version: 1, consent }),
      );
      expect((await tab()).get(consentAtom)).toBeNull();
    },
  );
});
