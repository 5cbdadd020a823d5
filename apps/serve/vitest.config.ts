import { defineConfig } from 'vitest/config';

/** Fault injection tests run separately (test:faults). */
export default defineConfig({ test: { include: ['test/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } });
