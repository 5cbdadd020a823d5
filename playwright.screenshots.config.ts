import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.js';
import { unhinted } from './scripts/machine/chromium.mjs';

const launchOptions = browserTests.use?.launchOptions;

/** `npm run screenshots`: takes screenshots with the server and browser of the browser tests. */
export default defineConfig({
  globalSetup: browserTests.globalSetup,
  testDir: 'apps/storefront/e2e/support',
  testMatch: 'screenshots.ts',
  fullyParallel: true,
  reporter: 'line',
  use: {
    ...browserTests.use,
    screenshot: 'off',
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), unhinted] },
  },
  projects: (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['en', 'ar'].flatMap((language) =>
      [360, 768, 1440].map((width) => ({
        name: `${colorScheme}-${language}-${width}`,
        metadata: { language, width, folder: colorScheme === 'dark' ? 'pictures/dark' : 'pictures' },
        use: { colorScheme },
      })),
    ),
  ),
});
