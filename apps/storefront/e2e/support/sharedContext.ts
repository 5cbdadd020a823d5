import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { recordStoppedDrawing } from './stoppedDrawing.js';
import { expect, test as base } from './test.js';
import { Trouble } from './trouble.js';

interface Shared {
  /** The origin of the shop under test. */
  origin: string;
  shared: { context: BrowserContext; trouble: Trouble };
}

/** A fake clock belongs to the context, so it would run in all later tests of the worker, too. */
const noClock = new Proxy(
  {},
  {
    get: () => {
      throw new Error('The context is shared. Tests with a fake clock use the `test` of support/test.ts.');
    },
  },
);

/**
 * `test` whose browser context, and so its HTTP cache, is shared by all tests of a worker. Each test starts on a new page with empty storage.
 */
export const test = base.extend<object, Shared>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; it has none
    async ({}, use, { project }) => use(project.use.baseURL ?? ''),
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser, origin }, use, { project }) => {
      const context = await browser.newContext({ ...(project.use as BrowserContextOptions), baseURL: origin });
      Object.assign(context, { clock: noClock });
      const trouble = new Trouble();
      await trouble.watch(context, origin);
      await use({ context, trouble });
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  context: async ({ shared }, use) => use(shared.context),
  page: async ({ context, origin }, use, test) => {
    const page = await context.newPage();
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await use(page);
    await recordStoppedDrawing(page, test);
    await Promise.all(context.pages().map((openPage) => openPage.close()));
  },
  trouble: async ({ shared: { trouble } }, use) => {
    trouble.reset();
    await use(trouble);
    expect(trouble.found, 'console, requests and content security policy').toEqual([]);
  },
});
