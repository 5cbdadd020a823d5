import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Tests share only modules. Loading them once per worker takes a third of the CPU time.
    isolate: false,
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['../../packages/ui/test/jsdom.ts'],
    restoreMocks: true,
    // Time is no pass mark; machines are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
