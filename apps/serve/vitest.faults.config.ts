import { defineConfig } from 'vitest/config';

/** The built server, stopped while many ask. Not part of the usual run. */
export default defineConfig({ test: { include: ['test/faults/**/*.test.ts'], testTimeout: 120_000 } });
