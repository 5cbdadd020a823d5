/**
 * Waits until React has hydrated the page.
 * @param {import('playwright').Page} page
 */
export async function hydrated(page) {
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });
}

/** @typedef {'en' | 'ar'} Language */
export const languages = /** @type {const} */ (['en', 'ar']);
