/**
 * Waits until React has hydrated the page.
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
