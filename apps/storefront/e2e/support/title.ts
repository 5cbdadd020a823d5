import type { Page } from '@playwright/test';

/** The title of the page, its only heading of level 1. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
