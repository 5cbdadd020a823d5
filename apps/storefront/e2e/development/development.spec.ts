import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { password, registerByApi } from '../support/accounts.js';
import { hydrated, settled } from '../support/hydrated.js';
import { title } from '../support/title.js';
import { startDevelopmentShop, type DevelopmentShop } from './developmentShop.js';

const test = base.extend<object, { shop: DevelopmentShop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; it has none
    async ({}, use) => {
      const shop = await startDevelopmentShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

const messageLabel = 'Message';
const typed = 'Half a sentence that nobody has sent yet';

/** Opens the contact page, and sets a mark and an input that a reload would lose. */
async function openContact(page: Page) {
  await page.goto('/en/contact');
  // What hydrates later must not meet a component that was changed meanwhile.
  await settled(page);
  await page.evaluate(() => Object.assign(window, { mark: 'the same document' }));
  await page.getByRole('textbox', { name: messageLabel }).fill(typed);
}

async function expectSameState(page: Page) {
  expect(await page.evaluate(() => (window as Window & { mark?: string }).mark)).toBe('the same document');
  await expect(page.locator('textarea')).toHaveValue(typed);
}

const formTitle = (page: Page) => page.getByRole('heading', { name: 'Send us a message' });

test('components, styles, pages, messages and content are updated in place', async ({ page, shop }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openContact(page);

  await test.step('a component of the library', async () => {
    await shop.change(
      'packages/ui/src/text/Heading/Heading.tsx',
      'data-part="heading"',
      'data-part="heading" data-tried',
    );
    await expect(formTitle(page)).toHaveAttribute('data-tried');
    await expectSameState(page);
  });

  await test.step('its style', async () => {
    await shop.change('packages/ui/src/text/Heading/Heading.tsx', 'overflow-wrap: break-word', 'opacity: 0.5');
    await expect(formTitle(page)).toHaveCSS('opacity', '0.5');
    await expectSameState(page);
  });

  await test.step('a style in a styles file', async () => {
    await shop.change(
      'apps/storefront/src/features/content/Contact.styles.ts',
      'background: var(--color-surface)',
      'background: rgb(1, 2, 3)',
    );
    await expect(page.locator('section', { has: page.locator('textarea') })).toHaveCSS(
      'background-color',
      'rgb(1, 2, 3)',
    );
    await expectSameState(page);
  });

  await test.step('global styles, which only the server renders', async () => {
    await shop.change('packages/ui/src/foundation/style/globalCss.ts', 'html {', 'html { --tried: 1;');
    await expect(page.locator('html')).toHaveCSS('--tried', '1');
    await expectSameState(page);
  });

  await test.step('a page and its metadata', async () => {
    const file = 'apps/storefront/src/routes/content/Contact.tsx';
    await shop.change(file, 'title={title}', 'title={`${title} today`}');
    await expect(title(page)).toHaveText('Get in touch today');
    await shop.change(file, '...page, crumbs', "...page, title: 'Anew', crumbs");
    await expect(page).toHaveTitle('Anew | Mahd');
    await expectSameState(page);
  });

  await test.step('messages of the storefront', async () => {
    await shop.change('apps/storefront/src/messages/en/contact.ts', "message: 'Message'", "message: 'Your letter'");
    await expect(page.getByRole('textbox', { name: 'Your letter' })).toBeVisible();
    await expectSameState(page);
  });

  await test.step('messages of the components', async () => {
    await shop.change('packages/ui/src/foundation/strings/en.ts', "'Skip to content'", "'Skip to the page'");
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeAttached();
    await expectSameState(page);
  });

  await test.step('content', async () => {
    await shop.change('packages/content/en/contact/index.md', "title: 'Get in touch'", "title: 'Write to us'");
    await expect(title(page)).toHaveText('Write to us today');
    await expectSameState(page);
  });

  expect(errors, shop.output()).toEqual([]);
  await test.step('the server renders all changes', async () => {
    const html = await (await page.request.get('/en/contact')).text();
    for (const part of ['data-tried', 'opacity:0.5', 'Write to us today', 'Your letter', 'Skip to the page'])
      expect(html).toContain(part);
  });
});

test('the API restarts and keeps its database', async ({ request, shop }) => {
  const { email } = await registerByApi(shop.url, 'en');
  const logIn = (secret: string) => request.post('/api/auth/login', { multipart: { email, password: secret } });

  await shop.change('apps/api/src/accounts/routes.ts', 'The email or password is incorrect.', 'Try again.');
  // No request fails meanwhile: the old or the new code answers.
  await expect(async () => {
    const refused = await logIn('wrong-one');
    expect(refused.status()).toBe(401);
    expect(await refused.json()).toMatchObject({ detail: 'Try again.' });
  }).toPass();
  expect((await logIn(password)).status()).toBe(200);

  await test.step('also when requests were aborted while it restarted', async () => {
    await shop.change('apps/api/src/accounts/routes.ts', 'Try again.', 'Once more.');
    for (const ms of [20, 40, 60, 80, 100, 120, 140, 160, 180, 200])
      await fetch(`${shop.url}/en/contact`, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
    await shop.change('apps/api/src/accounts/routes.ts', 'Once more.', 'And again.');
    await expect(async () => {
      expect(await (await logIn('wrong-one')).json()).toMatchObject({ detail: 'And again.' });
    }).toPass({ intervals: [100] });
  });
});

test('errors are shown in an overlay until they are fixed', async ({ page, shop }) => {
  const overlay = page.locator('vite-error-overlay');
  const form = 'apps/storefront/src/features/content/ContactForm.tsx';
  const start = 'export function ContactForm(';
  const calls = 'apps/api/src/contact/routes.ts';
  await page.goto('/en/contact');
  await hydrated(page);

  await shop.change(form, start, `export function function ContactForm(`);
  await expect(overlay).toContainText('ContactForm.tsx');
  await shop.change(form, 'export function function ContactForm(', start);
  await expect(overlay).toHaveCount(0);

  await test.step('on a page opened while it is broken', async () => {
    await shop.change(form, start, `throw new Error('Not now');\n${start}`);
    await expect.poll(async () => (await page.request.get('/en/contact')).status()).toBe(500);
    await page.goto('/en/contact');
    await expect(overlay).toContainText('Not now');
    await shop.change(form, `throw new Error('Not now');\n`, '');
    await expect(page.locator('textarea')).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });

  await test.step('in the API', async () => {
    await hydrated(page);
    await shop.change(calls, 'export function', 'export funktion');
    await expect(overlay).toContainText('contact/routes.ts');
    await shop.change(calls, 'export funktion', 'export function');
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('textarea')).toBeVisible();
  });

  await test.step('in the content, also on a page opened while it is broken', async () => {
    const [text, title] = ['packages/content/en/contact/index.md', "formTitle: 'Send us a message'"];
    const problem = 'en/contact/index.md spells pram the British way; write: stroller';
    await shop.change(text, title, "formTitle: 'A pram'");
    await expect(overlay).toContainText(problem);
    await expect(overlay).not.toContainText('server.mjs');
    await page.reload();
    await expect(overlay).toContainText(problem);
    await shop.change(text, "formTitle: 'A pram'", title);
    await expect(overlay).toHaveCount(0);
  });

  await test.step('and not on a page opened after that', async () => {
    const [text, title] = ['packages/content/en/contact/index.md', "formTitle: 'Send us a message'"];
    await page.goto('about:blank');
    await shop.change(text, title, "formTitle: 'A trolley'");
    await expect.poll(shop.output).toContain('spells trolley');
    await shop.change(text, "formTitle: 'A trolley'", title);
    await page.goto('/en/contact');
    await hydrated(page);
    await expect(page.locator('textarea')).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });
});

test('a busy port is reported in one line', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../../scripts/dev.mjs')], {
    // Node writes a warning to stderr when both are set.
    env: { ...process.env, PORT: String(port), NO_COLOR: undefined, FORCE_COLOR: undefined },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number];
  busy.close();
  expect(errors).toBe(`Port ${port} is in use by another program. Set PORT to a free one.\n`);
  expect(code).toBe(1);
});
