import { createServer, get } from 'node:http';
import { request as http, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { hydrated, settled } from './support/hydrated.js';
import { freePort, ShopStartError, startShop } from './support/startShop.js';
import { expect, test } from './support/test.js';
import { messagesOf } from './support/messages.js';
import { openSearch } from './support/openSearch.js';

/** The status for a path that is sent as written. */
const statusOf = ({ hostname, port }: URL, path: string) =>
  new Promise<number | undefined>((done, reject) => {
    get({ hostname, port, path }, (answer) => done(answer.resume().statusCode)).on('error', reject);
  });

test("invalid URLs are answered in the reader's language, with the right status", async ({ baseURL, language }) => {
  const messages = messagesOf[language];
  const client = await http.newContext({ baseURL: baseURL ?? '' });
  const cases: [path: string, status: number][] = [
    ['/nowhere', 404],
    ['/a/b/c/d/e/f', 404],
    ['/products/nowhere', 404],
    ['/products/bottlefeeding/nowhere', 404],
    ['/product/nowhere', 404],
    ['/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404],
    ['/products?page=0', 404],
    ['/products?page=-1', 404],
    ['/products?page=two', 404],
    ['/products?page=1e3', 404],
    ['/products?page=9999', 404],
    ['/products?page=99999999999999999999', 404],
    [`/product/${'x'.repeat(300)}`, 404],
    [`/products/${'x'.repeat(300)}/y`, 404],
    [`/blog/${'x'.repeat(300)}`, 404],
    ['/%E0%A4%A', 400],
    ['/products/%', 400],
    // Line breaks and control characters.
    ['/product/%00', 400],
    ['/%0D%0ASet-Cookie:x', 400],
    ['/product/a%E2%80%A8b', 400],
    ['/%09/', 400],
  ];
  for (const [path, status] of cases) {
    const answer = await client.get(`/${language}${path}`);
    const html = await answer.text();
    expect(answer.status(), path).toBe(status);
    expect(html, path).toContain(`<html lang="${language}"`);
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
    // A listing names the missing page; everything else is the 404 page.
    if (!path.includes('page=9')) expect(html, path).toContain(messages.errors.notFound.title);
    expect(html, path).not.toContain('<script>alert');
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
  // Sent as written: most clients would normalize these paths.
  for (const [path, status] of [
    ['//evil.example/', 404],
    [`/${language}/..//evil.example/`, 404],
    [`/${language}/..///`, 200],
  ] as const) {
    expect([path, await statusOf(new URL(baseURL ?? ''), path)]).toEqual([path, status]);
  }
  // Invalid filters are ignored.
  for (const query of [
    '?%%%=&&&',
    '?sort=sideways&minPrice=abc&age=nine&inStock=perhaps',
    `?q=${'x'.repeat(3000)}`,
    '?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '?page=1&page=2',
  ]) {
    const answer = await client.get(`/${language}/products${query}`);
    expect(answer.status(), query).toBe(200);
    expect(await answer.text(), query).not.toContain('<script>alert');
  }
  expect((await client.post(`/${language}`)).status()).toBe(405);
  await client.dispose();
});

test(
  'an unknown variant, month or filter is answered with the page it shows',
  { tag: '@twice' },
  async ({ baseURL, language }) => {
    const client = await http.newContext({ baseURL: baseURL ?? '' });
    for (const [path, unknown] of [
      ['/product/manual-breast-pump', '?variant=none'],
      ['/stages-of-pregnancy', '?month=99'],
      ['/baby-care', '?month=first'],
      ['/products', '?minPrice=abc&sort=sideways'],
    ] as const) {
      const [plain, other] = await Promise.all([path, path + unknown].map((each) => client.get(`/${language}${each}`)));
      expect(other?.status(), path).toBe(200);
      expect(plain?.headers().etag, path).toMatch(/^"/);
      expect(other?.headers().etag, path).toBe(plain?.headers().etag);
    }
    await client.dispose();
  },
);

test('a failed chunk breaks nothing else and is retried', { tag: '@desktop' }, async ({ page, language, trouble }) => {
  trouble.allow(/assets|ERR_FAILED|Failed to fetch|dynamically imported/);
  const other = language === 'ar' ? 'en' : 'ar';
  await page.goto(`/${language}/faq`);
  await settled(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  await page.route('**/assets/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await openSearch(page, language);
  await failed;
  await expect(heading).toHaveText(title);
  await page.unroute('**/assets/**');
  await expect(page.getByRole('combobox')).toBeVisible();

  await page.route('**/assets/**', (route) => route.abort());
  await page.locator(`a[hreflang=${other}]:visible`).first().click();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', other);
  await expect(html).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  await expect(page).toHaveTitle(await heading.innerText());
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect(html).toHaveAttribute('lang', language);
  await page.goForward();
  await expect(html).toHaveAttribute('lang', other);
  await page.unroute('**/assets/**');
  await page.getByRole('main').getByRole('link').click();
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a chunk that is gone after a release shows a dialog that reloads the page', async ({
  page,
  language,
  trouble,
}) => {
  trouble.allow(/assets|404|Failed to fetch|dynamically imported/);
  const messages = messagesOf[language];
  await page.goto(`/${language}/faq`);
  await settled(page);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await openSearch(page, language);
  const dialog = page.getByRole('dialog', { name: messages.chunkError.title });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/**');
  await Promise.all([
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: messages.chunkError.again }).click(),
  ]);
  await hydrated(page);
  await expect(dialog).toHaveCount(0);
  await openSearch(page, language);
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('messages that cannot be loaded break nothing else and are retried', async ({ page, language, trouble }) => {
  trouble.allow(/assets|ERR_FAILED|Failed to fetch|dynamically imported/);
  const messages = messagesOf[language];
  let requests = 0;
  // Only the messages fail, twice; the code that uses them loads.
  await page.route(/\/assets\/shellDeferred-/, (route) => (++requests < 3 ? route.abort() : route.continue()));
  await page.goto(`/${language}/faq`);
  await hydrated(page);
  await openSearch(page, language);
  await expect.poll(() => requests).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.nav.faq);
  await expect(page.getByRole('combobox')).toBeVisible();
});

const storages: [what: string, tag: '@desktop' | '@phone', prepare: () => void][] = [
  [
    'garbage',
    '@desktop',
    () => {
      for (const key of ['root', 'persist:root', 'ipApiData', 'page']) localStorage.setItem(key, '{"version":');
    },
  ],
  [
    'another version',
    '@phone',
    () => localStorage.setItem('root', JSON.stringify({ version: -7, cart: 'gone', slices: [1, 2, 3] })),
  ],
  [
    'nothing, because it is blocked',
    '@desktop',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
];
for (const [what, tag, prepare] of storages) {
  test(`the shop works when local storage holds ${what}`, { tag }, async ({ page, language }) => {
    await page.addInitScript(prepare);
    await page.goto(`/${language}/products`);
    await hydrated(page);
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.locator('[data-part=buy-box]')).toBeVisible();
  });
}

test.describe('when the API fails after the page has loaded', () => {
  const failures: [what: string, key: 'server' | 'network', answer: Parameters<Page['route']>[1]][] = [
    ['answers 500', 'server', (route) => route.fulfill({ status: 500, json: { message: 'broken' } })],
    [
      'answers with something else',
      'server',
      (route) => route.fulfill({ contentType: 'application/json', body: '{"surprise":[' }),
    ],
    ['cannot be reached', 'network', (route) => route.abort('internetdisconnected')],
  ];
  for (const [what, key, answer] of failures) {
    test(`${what}: the page shows an error, and Try again works`, async ({ page, language, trouble }) => {
      trouble.allow(/\/api\/|Failed to load resource|ERR_INTERNET/);
      const messages = messagesOf[language];
      await page.goto(`/${language}/mother-baby-products`);
      await settled(page);
      await page.route('**/api/**', answer);
      await page.locator('main a[href$="/products/hygiene"]').first().click();
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading', { level: 1 })).toHaveText(messages.errors[key].title);
      await page.unroute('**/api/**');
      await alert.getByRole('button', { name: messages.ui.tryAgain }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(alert).toBeHidden();
    });
  }
});

// Process output is English; pages are checked in both languages.
test.describe('the process', { tag: '@once' }, () => {
  test('an unavailable API is answered with an error page, and the shop recovers with it', async () => {
    const port = await freePort();
    const shop = await startShop({ env: { API_BASE_URL: `http://127.0.0.1:${port}/api` } });
    for (const language of ['en', 'ar'] as const) {
      const down = await fetch(`${shop.url}/${language}/products`);
      const html = await down.text();
      expect(down.status).toBe(503);
      expect(down.headers.get('retry-after')).toBe('10');
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(messagesOf[language].errors.network.title);
    }

    const api = await startShop({ env: { PORT: String(port) } });
    for (const language of ['en', 'ar'] as const) {
      const up = await fetch(`${shop.url}/${language}/products`);
      expect(up.status).toBe(200);
      expect(await up.text()).toContain(messagesOf[language].listing.allProducts);
    }
    await Promise.all([shop.stop(), api.stop()]);
  });

  test('a second process on the same data folder exits with one line', async () => {
    const shop = await startShop();
    const second = await startShop({ dataDir: shop.dataDir }).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(ShopStartError);
    const { code, output } = second as ShopStartError;
    expect(code).toBe(1);
    expect(output).toContain(shop.dataDir);
    expect(output).not.toMatch(/^\s+at /m);
    await shop.stop();
  });

  test('invalid settings and a taken port exit with one line that names them', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const { port } = taken.address() as { port: number };
    const cases: [name: string, value: string, message: string][] = [
      ['BRAND', 'pigeon', 'BRAND must be one of'],
      ['PUBLIC_ORIGIN', 'shop.example', 'PUBLIC_ORIGIN must be an address'],
      ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
      // The URL may hold a password.
      ['DATABASE_URL', 'mysql://localhost/shop', 'DATABASE_URL must start with postgres:// or postgresql://.'],
      ['PORT', String(port), `Port ${port} is in use by another program. Set PORT to a free one.`],
    ];
    const starts = cases.map(async ([name, value, message]) => {
      const failed = await startShop({ env: { [name]: value } }).catch((error: unknown) => error);
      expect(failed, name).toBeInstanceOf(ShopStartError);
      const { code, output } = failed as ShopStartError;
      expect(code, name).toBe(1);
      expect(output.trim().split('\n').at(-1), name).toContain(message);
      expect(output, name).not.toMatch(/^\s+at /m);
    });
    await Promise.all(starts);
    taken.close();
  });
});
