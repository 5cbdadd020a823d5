import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopStore } from '../../src/store/index.js';
import {
  confirmMainMarketAtom,
  COUNTRY_KEY,
  countryAtom,
  detectCountryAtom,
  emiratesQuery,
  isAbroadAtom,
  isSaudiVisitorAtom,
  toPlaceOptions,
} from '../../src/visitor/index.js';
import { fakeServer, type Answer } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';

const services = { primary: 'https://one.example/json', fallback: 'https://two.example/json' };

describe('the country of a visitor', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = new FakeStorage();
    vi.stubGlobal('window', { localStorage: storage.tab() });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const detect = async (answer: (url: string) => Answer) => {
    const { http, calls } = fakeServer(({ url }) => answer(url));
    const { store } = createShopStore({ http });
    await Promise.all([store.set(detectCountryAtom, services), store.set(detectCountryAtom, services)]);
    return {
      country: store.get(countryAtom),
      saudi: store.get(isSaudiVisitorAtom),
      asked: calls.map(({ url }) => url),
    };
  };

  it('is fetched once and stored', async () => {
    expect(await detect(() => ({ body: { countryCode: 'sa' } }))).toEqual({
      country: 'SA',
      saudi: true,
      asked: [services.primary],
    });
    expect(JSON.parse(storage.values.get(COUNTRY_KEY) ?? '')).toEqual({ countryCode: 'SA' });
  });

  it('is taken from storage without a request', async () => {
    storage.values.set(COUNTRY_KEY, '{"countryCode":"AE","city":"Dubai"}');
    expect(await detect(() => ({ body: { countryCode: 'SA' } }))).toEqual({ country: 'AE', saudi: false, asked: [] });
  });

  it.each(['garbage', 'null', '{}', '{"countryCode":5}', '{"countryCode":"Dubai"}'])(
    'is asked for again when %s was kept',
    async (raw) => {
      storage.values.set(COUNTRY_KEY, raw);
      expect((await detect(() => ({ body: { countryCode: 'AE' } }))).country).toBe('AE');
    },
  );

  it.each([[{ status: 500 }], [{ body: { countryCode: '' } }], [{ body: [] }]])(
    'comes from the second service when the first answers %j',
    async (first: Answer) => {
      expect(await detect((url) => (url === services.primary ? first : { body: { country: 'OM' } }))).toEqual({
        country: 'OM',
        saudi: false,
        asked: [services.primary, services.fallback],
      });
    },
  );

  it('stays unknown and is not stored when all requests fail', async () => {
    expect((await detect(() => ({ status: 503 }))).country).toBeUndefined();
    expect(storage.values.has(COUNTRY_KEY)).toBe(false);
  });

  it('is kept in memory when it cannot be stored', async () => {
    vi.stubGlobal('window', { localStorage: Object.assign(new FakeStorage().tab(), { full: true }) });
    expect((await detect(() => ({ body: { countryCode: 'SA' } }))).saudi).toBe(true);
  });

  it('can be corrected by the visitor, for this device', async () => {
    const { http, calls } = fakeServer(() => ({ body: { countryCode: 'SA' } }));
    const { store } = createShopStore({ http });
    expect(store.get(isAbroadAtom)).toBe(false);
    await store.set(detectCountryAtom, services);
    expect([store.get(isAbroadAtom), store.get(isSaudiVisitorAtom)]).toEqual([true, true]);
    store.set(confirmMainMarketAtom);
    expect([store.get(isAbroadAtom), store.get(isSaudiVisitorAtom)]).toEqual([false, false]);
    const nextVisit = createShopStore({ http }).store;
    await nextVisit.set(detectCountryAtom, services);
    expect(nextVisit.get(isAbroadAtom)).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('is fetched from our own service when no other is configured', async () => {
    const { http, calls } = fakeServer(() => ({ body: { countryCode: 'AE' } }));
    await createShopStore({ http }).store.set(detectCountryAtom);
    expect(calls.map(({ url }) => url)).toEqual(['/api/geo']);
  });
});

/** The forms bring their own "Other", so that of the list must not appear beside it. */
const OTHER = { name: 'Other', name_ar: 'أخرى' };

describe('emirates', () => {
  it('are choices in the language of the page, with English values', async () => {
    const { http, calls } = fakeServer(() => ({
      body: {
        data: [
          { name: 'Dubai', name_ar: 'دبي', locations: [{ name: 'Al Nahda', name_ar: 'النهدة' }, OTHER] },
          { name: 'Ajman' },
        ],
      },
    }));
    const emirates = await createShopStore({ http }).load(emiratesQuery(http, 'https://api.example/auth/emirates'));
    expect(calls[0]?.url).toBe('https://api.example/auth/emirates');
    expect(toPlaceOptions(emirates, 'ar')).toEqual([
      { value: 'Dubai', label: 'دبي', keywords: ['Dubai', 'دبي'] },
      { value: 'Ajman', label: 'Ajman', keywords: ['Ajman', ''] },
    ]);
    expect(toPlaceOptions(emirates[0]?.locations ?? [], 'en')).toEqual([
      { value: 'Al Nahda', label: 'Al Nahda', keywords: ['Al Nahda', 'النهدة'] },
    ]);
  });
});
