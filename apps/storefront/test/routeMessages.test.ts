import { describe, expect, it } from 'vitest';
import type { DomainName } from '../src/messages/domains.js';
import { routeTable } from '../src/routes.js';
import { messageCheck } from './support/missingMessages.js';

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<{ default: Record<string, string> }>('../src/messages/en/*.ts', { eager: true });
const dictionaries = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/.*\/(\w+)\.ts$/, '$1'), file.default]),
);
/** Keys that not every page with the file shows. */
const loadedWhereShown = new Set([
  // Lists of official-social-media-list alone, whose route loads it.
  '../src/features/content/CompanyLists.tsx: footer.followUs (shellDeferred)',
  // The notice above the questions of product-faqs alone, whose route loads it.
  '../src/features/content/QuestionGroup.tsx: catalog.feedingNoticeLabel (catalog)',
  '../src/features/content/QuestionGroup.tsx: catalog.feedingNotice (catalog)',
  '../src/features/catalog/FeedingNotice.tsx: listing.seeMore (catalog)',
  '../src/features/catalog/FeedingNotice.tsx: listing.seeLess (catalog)',
  '../src/features/catalog/FeedingNotice.tsx: listing.bottleFacts (catalog)',
  // Toasts: ClientState loads them before it shows one.
  '../src/features/cart/addToCart.ts: toast.addedToCart (cart)',
  '../src/features/content/QuestionLink.tsx: toast.linkCopied (cart)',
  '../src/features/wishlist/toggleWishlist.ts: problems.general (cart)',
]);
const findMissing = messageCheck(sources, dictionaries);
const missingMessages = (file: string, loaded: readonly DomainName[]) =>
  findMissing(file, loaded).filter((message) => !loadedWhereShown.has(message));
const fileOf = (page: string) => `../src/routes/${page}.tsx`;
/** Loaded before any page. */
const frame: readonly DomainName[] = ['shell'];

it('the frame of every page has its messages', () => {
  expect(missingMessages('../src/shell/Shell.tsx', frame)).toEqual([]);
});

it.each(routeTable)('/$path has its messages', ({ page, messages }) => {
  expect(missingMessages(fileOf(page), [...frame, ...messages])).toEqual([]);
});

describe('a forgotten domain', () => {
  it('is found in the list of a route', () => {
    expect(missingMessages(fileOf('cart/Cart'), [...frame, 'cart'])).toContainEqual(
      expect.stringMatching(/\/features\/delivery\/.*\(delivery\)$/),
    );
  });

  it('is found behind imports, with keys that are put together, unless a module on the way loads it', () => {
    const planted = {
      'routes/Page.tsx': "import { part } from '../parts/part.js'; const Late = () => import('../parts/late.js');",
      'parts/part.ts': 'export const part = (t, status) => t(`status.${status}`);',
      'parts/late.ts': "useMessages('cart'); export const text = (t) => t('promo.title') + t('home.title');",
    };
    const check = messageCheck(planted, {
      orders: { status: { placed: 'Placed' } },
      cart: { promo: { title: 'Promo' } },
      home: { home: { title: 'Home' } },
    });
    expect(check('routes/Page.tsx', [])).toEqual([
      'parts/part.ts: status. (orders)',
      'parts/late.ts: home.title (home)',
    ]);
    expect(check('routes/Page.tsx', ['orders', 'home'])).toEqual([]);
  });
});
