import type { ProductHit, SearchAnswer } from '@mahd/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedWords, searchStateAtom, searchTextAtom, type SearchState } from '../../src/search/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer, type RecordedCall } from '../fakeServer.js';
import { picture } from '../catalog/fixtures.js';

const free = { variation_price: 45, variation_discounted_price: 0, variation_discount: 0 };
const product: ProductHit = {
  route: 'bottle',
  product_code: 'B1',
  name: 'Bottle',
  size: '',
  arabic: {
    name: 'رضّاعة',
    size: '',
    variations: [
      { code: 'B1', name: '160 مل' },
      { code: 'B2', name: '240 مل' },
    ],
  },
  featured_img: '',
  picture: picture('b'),
  default_price: 45,
  discounted_price: 0,
  discount: 0,
  price: 45,
  variations: [
    { ...free, code: 'B1', name: '160 ml' },
    { ...free, code: 'B2', name: '240 ml' },
  ],
};
const answer: SearchAnswer = {
  total: 14,
  products: [product],
  closest: false,
  articles: [{ route: 'en/blog/teeth', name: 'Teeth', arabic: { title: 'الأسنان' } }],
};

describe('the search', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = (
    reply: (call: RecordedCall) => Answer | Promise<Answer> = () => ({ body: answer }),
    language: 'en' | 'ar' = 'en',
  ) => {
    const { http, calls } = fakeServer(reply);
    const { store } = createShopStore({ http });
    const seen: SearchState['status'][] = [];
    store.sub(searchStateAtom[language], () => seen.push(store.get(searchStateAtom[language]).status));
    return {
      seen,
      calls,
      urls: () => calls.map(({ url }) => url),
      type: (text: string) => store.set(searchTextAtom, text),
      state: () => store.get(searchStateAtom[language]),
    };
  };
  const settle = () => vi.advanceTimersByTimeAsync(1000);

  it('sends requests for more than three characters only, in lower case and trimmed', async () => {
    const search = open();
    expect(search.state()).toEqual({ status: 'idle' });
    for (const [text, status] of [
      ['ab', 'idle'],
      ['abc', 'typing'],
      [' abc  ', 'typing'],
      ['👶🍼ab'.slice(0, 5), 'typing'],
    ] as const) {
      search.type(text);
      await settle();
      expect(search.state().status).toBe(status);
    }
    expect(search.urls()).toEqual([]);
    search.type('  BoTTle ');
    await settle();
    expect(search.urls()).toEqual(['/api/navbar_search?query=bottle']);
  });

  it('shows products and articles', async () => {
    const search = open();
    search.type('bottle');
    expect(search.state().status).toBe('loading');
    await settle();
    expect(search.state()).toEqual({
      status: 'results',
      results: {
        products: [
          {
            href: '/product/bottle',
            name: 'Bottle',
            picture: picture('b'),
            detail: '160\u00a0ml · 240\u00a0ml',
            sizesCount: 2,
            price: { amount: 4500, was: null, percent: 0, from: false },
          },
        ],
        total: 14,
        closest: false,
        articles: [{ href: '/en/blog/teeth', name: 'Teeth' }],
      },
    });
  });

  it('marks products that are only the closest match', async () => {
    const search = open(() => ({ body: { ...answer, closest: true } }));
    search.type('bottle of sun');
    await settle();
    expect(search.state()).toMatchObject({
      status: 'results',
      results: { closest: true, products: [{ name: 'Bottle' }] },
    });
  });

  it('uses the Arabic call on Arabic pages and shows Arabic names', async () => {
    const search = open(
      () => ({
        body: {
          products: [product],
          articles: [{ route: 'breastfeeding-advisor/a/b', name: 'x', arabic: { title: 'مقال' } }],
        },
      }),
      'ar',
    );
    search.type('رضاعة');
    await settle();
    expect(search.urls()).toEqual([`/api/navbar_search_ar?query=${encodeURIComponent('رضاعة')}`]);
    expect(search.state()).toMatchObject({
      results: {
        products: [{ name: 'رضّاعة', detail: '\u2068160\u00a0مل\u2069 · \u2068240\u00a0مل\u2069' }],
        articles: [{ name: 'مقال', href: '/ar/breastfeeding-advisor/a/b' }],
      },
    });
  });

  it('debounces typing by 250 ms', async () => {
    const search = open();
    for (const text of ['bott', 'bottl', 'bottle']) {
      search.type(text);
      await vi.advanceTimersByTimeAsync(249);
    }
    expect(search.urls()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(search.urls()).toEqual(['/api/navbar_search?query=bottle']);
  });

  it('cancels an outdated request and never shows its response', async () => {
    const replies: ((reply: Answer) => void)[] = [];
    const search = open(() => new Promise((resolve) => replies.push(resolve)));
    search.type('bottle');
    await settle();
    search.type('pump it');
    await settle();
    expect(search.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    replies[1]?.({ body: { products: [], articles: [] } });
    await settle();
    replies[0]?.({ body: answer });
    await settle();
    expect(search.state().status).toBe('empty');
    expect(search.seen).not.toContain('results');
  });

  it('cancels when the field is cleared', async () => {
    const search = open(() => new Promise(() => undefined));
    search.type('bottle');
    await settle();
    search.type('');
    await settle();
    expect(search.calls[0]?.signal.aborted).toBe(true);
    expect(search.state()).toEqual({ status: 'idle' });
  });

  it('does not repeat a request', async () => {
    const search = open();
    for (const text of ['bottle', 'pump it', 'bottle']) {
      search.type(text);
      await settle();
    }
    expect(search.urls()).toHaveLength(2);
    expect(search.state().status).toBe('results');
  });

  it('reports an error and tries again', async () => {
    const replies: Answer[] = [{ status: 500 }, { body: answer }];
    const search = open(() => replies.shift() ?? {});
    search.type('bottle');
    await settle();
    const failed = search.state();
    expect(failed).toMatchObject({ status: 'error', messageKey: 'errors.server' });
    search.seen.length = 0;
    if (failed.status === 'error') failed.retry();
    await settle();
    expect(search.seen).toEqual(['loading', 'results']);
  });

  it('has the lowest price of several sizes, as on the cards', async () => {
    const sizes = [59, 45].map((variation_price) => ({ ...free, code: 'B1', name: '160 ml', variation_price }));
    const search = open(() => ({ body: { ...answer, products: [{ ...product, variations: sizes }] } }));
    search.type('bottle');
    await settle();
    expect(search.state()).toMatchObject({ results: { products: [{ price: { amount: 4500, from: true } }] } });
  });

  it('names each size by its code, also when two share a name in one language', async () => {
    const variations = ['Small', 'Small', 'Large'].map((name, at) => ({ ...free, code: `B${at}`, name }));
    const arabic = {
      ...product.arabic,
      variations: ['صغير', 'صغير جدًا', ''].map((name, at) => ({ code: `B${at}`, name })),
    };
    const detailIn = async (language: 'en' | 'ar') => {
      const search = open(() => ({ body: { ...answer, products: [{ ...product, variations, arabic }] } }), language);
      search.type('bottle');
      await settle();
      const state = search.state();
      return state.status === 'results' && state.results.products[0]?.detail.replaceAll(/[\u2068\u2069]/g, '');
    };
    expect(await detailIn('en')).toBe('Small · Large');
    expect(await detailIn('ar')).toBe('صغير · صغير جدًا · Large');
  });

  it('accepts any response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const search = open(() => ({ body }));
        search.type('bottle');
        await settle();
        expect(['results', 'empty', 'error']).toContain(search.state().status);
      }),
    );
  });
});

describe('a page of results', () => {
  it.each([
    ['  BoTTle ', 'bottle'],
    ['رضاعة', 'رضاعة'],
    ['cup', null],
    [' cup  ', null],
    ['👶🍼ab', '👶🍼ab'],
    // The API's maximum length.
    ['👶'.repeat(120), '👶'.repeat(100)],
    ['', null],
  ])('for "%s" requests %s', (typed, words) => {
    expect(askedWords(typed)).toBe(words);
  });
});
