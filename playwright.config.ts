import { defineConfig } from '@playwright/test';
import { chromiumArguments, ensureChromium } from './scripts/machine/chromium.mjs';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const english = { locale: 'en-AE', language: 'en' as const };
const arabic = { locale: 'ar-AE', language: 'ar' as const };

/** Browser tests of the production build. They share one server; a test that changes shared state starts its own (`support/startShop.ts`). */
export default defineConfig<{ language: 'en' | 'ar' }>({
  testDir: 'apps/storefront/e2e',
  // Fault tests run in `npm run test:faults`; tests of the development server have their own configuration.
  testIgnore: ['**/e2e/faults/**', '**/e2e/development/**'],
  outputDir: 'test-results',
  globalSetup: './apps/storefront/e2e/support/serveTests.ts',
  // Long enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Two even on two cores: a test mostly waits for its page.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Only for tests whose browser stopped drawing, see `support/stoppedDrawing.ts`; others fail without a second attempt.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: process.env.SHOP_URL,
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
    // It would bypass mocked responses; `offline.spec.ts` enables it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // As long as expectations wait. A browser that stopped drawing would otherwise keep its worker until the test's timeout.
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        ...chromiumArguments,
        // Emulating a GPU in software costs a fifth more CPU time than drawing without one.
        '--disable-gpu',
        // Reuses the process of the page before: a tenth less CPU time.
        '--renderer-process-limit=1',
      ],
    },
  },
  // Most tests run in each language and each window size once; layout-dependent files run in all four combinations. Tags reduce that: `@once` runs in one
  // project, `@twice` in one per language, `@desktop` and `@phone` in one window size. Races and failures of a purchase or an account, which depend on neither,
  // take turns: one is tested in English on a desktop, the next in Arabic on a phone.
  projects: [
    { name: 'en-desktop', use: { ...desktop, ...english }, grepInvert: /@phone/ },
    { name: 'ar-phone', use: { ...phone, ...arabic }, grepInvert: /@(desktop|once)/ },
    {
      name: 'en-phone',
      use: { ...phone, ...english },
      testMatch: /(filters|keyboard|listing|product|screens)\.spec/,
      grepInvert: /@(desktop|once|twice)/,
    },
    {
      name: 'ar-desktop',
      use: { ...desktop, ...arabic },
      testMatch: /(documents|filters|keyboard|listing|product|screens)\.spec/,
      grepInvert: /@(phone|once|twice)/,
    },
  ],
});
