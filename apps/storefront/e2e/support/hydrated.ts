import type { Page } from '@playwright/test';

/** Whether React has hydrated the page. Runs in the page. */
export const isHydrated = (): boolean => document.getElementById('root')?.dataset.hydrated !== undefined;

/** Waits until React has hydrated the page: from then on it handles events, and a mismatch has been reported. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Waits until React has also hydrated what waits for an idle moment, see `lazyHydrate`; it asks for the visitor's country then. */
export async function settled(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('ipApiData') !== null);
  await page.waitForLoadState('networkidle');
}
