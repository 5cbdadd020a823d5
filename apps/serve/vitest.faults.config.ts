import { defineConfig } from 'vitest/config';

/** Stops the built server under load. Runs separately. */
export default defineConfig({ test: { include: ['test/faults/**/*.test.ts'], testTimeout: 120_000 } });
