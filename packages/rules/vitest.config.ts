import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false,
    include: ['test/**/*.test.ts'],
    // Busy machines are slow; no test is about speed.
    testTimeout: 30_000,
  },
});
