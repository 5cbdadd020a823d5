/** What every measured Chromium is started with: nothing of its own on the network. */
export const chromiumArguments = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * Waits until React has taken over the server's HTML.
 * @param {import('playwright').Page} page
 */
export async function hydrated(page) {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** @typedef {'en' | 'ar'} Language */
export const languages = /** @type {const} */ (['en', 'ar']);
