import { defineConfig } from 'vitest/config';

/** What stops servers under load is a run of its own (test:faults). */
export default defineConfig({ test: { include: ['test/*.test.ts'] } });
