import { test as base } from './sharedContext.js';
import { startShop, type Shop } from './startShop.js';

/** `test` with a separate shop per worker, for tests that change its data or read its mails. */
export const test = base.extend<object, { ownShop: Shop }>({
  ownShop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; it has none
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ ownShop }, use) => use(ownShop.url), { scope: 'worker' }],
});
