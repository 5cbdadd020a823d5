import { defineConfig } from 'vitest/config';

/** Fault injection tests run separately (test:faults). */
export default defineConfig({
  // The sources of the API: no build is needed, and its changes run these tests, too.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['test/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
