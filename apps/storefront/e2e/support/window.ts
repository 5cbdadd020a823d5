import type { Page } from '@playwright/test';

/** Sizes of windows, px. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 900 };
export const desktop = { width: 1440, height: 900 };

/** Whether the window is as narrow as a phone's. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** How far the page is scrolled, px. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The query of the URL, readable. */
export const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
