import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/setup.ts'],
    restoreMocks: true,
    // Time is no pass mark; machines are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
