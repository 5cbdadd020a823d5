/** What every measured Chromium is started with: nothing of its own on the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Waits until React has taken over the server's HTML.
 * @param {import('playwright').Page} page
 */
export async function hydrated(page) {
  await page.waitForFunction(() => {
    /** @typedef {{ stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } } }} Fiber */
    const root = /** @type {Record<string, Fiber> | null} */ (/** @type {unknown} */ (document.getElementById('root')));
    const container = Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer'));
    return container !== undefined && root?.[container]?.stateNode?.current?.memoizedState?.isDehydrated === false;
  });
}

/** @typedef {'en' | 'ar'} Language */
export const languages = /** @type {const} */ (['en', 'ar']);
