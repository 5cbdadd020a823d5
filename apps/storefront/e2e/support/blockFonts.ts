import type { Page } from '@playwright/test';
import type { Trouble } from './trouble.js';

/**
 * Blocks all fonts, so that results do not depend on when they load. Blocked over CDP, because a Playwright route would disable the HTTP cache.
 */
export async function blockFonts(page: Page, trouble: Trouble) {
  trouble.allow(/\.woff2/);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}
