import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.js';

/** The browser half of `npm run test:faults`: every API call broken in every way, and unusable storage. English on a desktop, Arabic on a phone. */
export default defineConfig({
  ...browserTests,
  testDir: 'apps/storefront/e2e/faults',
  testIgnore: [],
  timeout: 180_000,
  projects: (browserTests.projects ?? []).slice(0, 2),
});
