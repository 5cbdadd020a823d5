import type { Page } from '@playwright/test';
import type { Trouble } from './trouble.js';

/**
 * Lets no font file come, so that nothing depends on whether it comes before or after the first paint. Blocked by the browser itself: with a
 * route of Playwright's it would keep nothing in its cache.
 */
export async function withoutFonts(page: Page, trouble: Trouble) {
  trouble.allow(/\.woff2/);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}
