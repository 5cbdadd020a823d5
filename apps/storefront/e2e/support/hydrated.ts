import type { Page } from '@playwright/test';

/** Waits until React has taken over the server's HTML: from then on a press does what it says, and a mismatch has been told. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
