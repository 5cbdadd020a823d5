import { defineConfig } from 'vitest/config';

const server = process.env.TEST_DATABASE_URL;
const shop = { globalSetup: ['test/support/globalSetup.ts'], testTimeout: 30_000, hookTimeout: 60_000 };
const embedded = { ...shop, name: 'embedded', include: ['test/http/**/*.test.ts', 'test/embedded/**/*.test.ts'] };
const postgresql = {
  ...shop,
  name: 'postgresql',
  include: ['test/http/**/*.test.ts', 'test/postgresql/**/*.test.ts'],
  env: { SHOP_ENGINE: 'postgresql' },
};

/** The same tests run on both engines where a PostgreSQL server is given; killing servers is a run of its own (test:faults). */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    maxWorkers: 2,
    // Tests share nothing but modules; loading the content once per worker saves most of the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.ts'] } },
      { extends: true, test: embedded },
      ...(server === undefined ? [] : [{ extends: true as const, test: postgresql }]),
    ],
  },
});
