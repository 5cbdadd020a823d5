import { resolve } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const server = process.env.TEST_DATABASE_URL;

const project = (
  name: string,
  patterns: readonly string[],
  env: Record<string, string> = {},
): TestProjectInlineConfiguration => ({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name,
    include: patterns.map((pattern) => `test/${pattern}.test.ts`),
    // Tests share nothing but modules; loading the content once per worker saves most of the time.
    isolate: false,
    // Busy machines are slow; no test is about speed.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    ...(name === 'api'
      ? {}
      : {
          globalSetup: [resolve(import.meta.dirname, 'test/support/globalSetup.ts')],
          setupFiles: [resolve(import.meta.dirname, 'test/support/removeShops.ts')],
        }),
    env,
  },
});

/** HTTP tests of what engines do differently: concurrent orders, text search, sorting and batches. */
const ENGINE_TESTS = 'http/{cardPayment,catalog,orders,retention,search,searchOrder}';

/**
 * With a PostgreSQL server, all HTTP tests run on it and those of ENGINE_TESTS on both engines; without one, all run on the embedded engine.
 * Tests that kill servers run separately (`npm run test:faults`).
 */
export const apiProjects =
  server === undefined
    ? [project('api', ['unit/**/*']), project('embedded', ['http/**/*', 'embedded/**/*'])]
    : [
        project('api', ['unit/**/*']),
        project('embedded', [ENGINE_TESTS, 'embedded/**/*']),
        project('postgresql', ['http/**/*', 'postgresql/**/*'], { SHOP_ENGINE: 'postgresql' }),
      ];
