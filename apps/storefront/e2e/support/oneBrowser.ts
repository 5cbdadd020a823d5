import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { expect, test as base } from './test.js';
import { Trouble } from './trouble.js';

interface Shared {
  context: BrowserContext;
  trouble: Trouble;
}

/**
 * `test` for many visits that leave nothing behind: those of a worker share one browser context, and with it the cache, so that the shop's code is fetched
 * once. Each begins as a new visitor on a new page.
 */
export const test = base.extend<object, { shared: Shared }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions);
      const trouble = new Trouble();
      await trouble.watch(context, project.use.baseURL ?? '');
      await use({ context, trouble });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shared }, use) => use(shared.context),
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'local_storage,indexeddb',
    });
    await use(page);
    await page.close();
  },
  trouble: async ({ shared: { trouble } }, use) => {
    trouble.forget();
    await use(trouble);
    expect(trouble.found, 'console, requests and content security policy').toEqual([]);
  },
});
