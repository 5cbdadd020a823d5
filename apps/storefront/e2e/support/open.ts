import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.js';
import type { phone } from './window.js';

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Opens a page in a window of this size. */
export async function openAt(page: Page, address: string, size: typeof phone) {
  await page.setViewportSize(size);
  await open(page, address);
}
