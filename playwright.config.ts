import { defineConfig } from '@playwright/test';
import { chromiumArguments, ensureChromium } from './scripts/machine/chromium.mjs';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const english = { locale: 'en-AE', language: 'en' as const };
const arabic = { locale: 'ar-AE', language: 'ar' as const };

/** Browser tests of the production build. One server serves them all; a test that changes its world starts one of its own (`support/startShop.ts`). */
export default defineConfig<{ language: 'en' | 'ar' }>({
  testDir: 'apps/storefront/e2e',
  // Minutes long (npm run test:faults), and the development server, which has a run of its own.
  testIgnore: ['**/e2e/faults/**', '**/e2e/development/**'],
  outputDir: 'test-results',
  globalSetup: './apps/storefront/e2e/support/serveTests.ts',
  // No test waits so long on a machine that is at leisure; one that is busy with other work gets the time it takes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Two at a time on the smallest machine as well: a test waits for its page more than it computes.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL,
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
    // It would answer in place of the answers that tests make up; `offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // There is no GPU; drawn by the processor in its place, a page cost a fifth more than drawn without.
    launchOptions: { executablePath: await ensureChromium(), args: [...chromiumArguments, '--disable-gpu'] },
  },
  // Everything is done once in each language and once in each window; what both decide together is looked at in all four. Tags name the rest: `@once` is
  // the same in every language and window, `@twice` in every window, `@desktop` and `@phone` belong to one of them.
  projects: [
    { name: 'en-desktop', use: { ...desktop, ...english }, grepInvert: /@phone/ },
    { name: 'ar-phone', use: { ...phone, ...arabic }, grepInvert: /@(desktop|once)/ },
    {
      name: 'en-phone',
      use: { ...phone, ...english },
      testMatch: /(keyboard|listing|product|screens)\.spec/,
      grepInvert: /@(desktop|once|twice)/,
    },
    {
      name: 'ar-desktop',
      use: { ...desktop, ...arabic },
      testMatch: /(documents|keyboard|listing|product|screens)\.spec/,
      grepInvert: /@(phone|once|twice)/,
    },
  ],
});
