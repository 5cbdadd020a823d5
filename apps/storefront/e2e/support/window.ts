import type { Page } from '@playwright/test';

/** Whether the window is as narrow as a phone's. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** How far the page is scrolled, px. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The query of the URL, readable. */
export const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
