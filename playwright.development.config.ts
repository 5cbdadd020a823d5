import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.js';

/** Tests of `npm run dev` on a copy of the sources, which the tests edit. They share server and files, so they run one by one. */
export default defineConfig({
  ...browserTests,
  testDir: 'apps/storefront/e2e/development',
  testIgnore: [],
  globalSetup: undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  fullyParallel: false,
  workers: 1,
  projects: (browserTests.projects ?? []).slice(0, 1),
});
