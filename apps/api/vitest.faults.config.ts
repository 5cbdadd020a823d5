import { defineConfig } from 'vitest/config';

const server = process.env.TEST_DATABASE_URL;
const faults = {
  globalSetup: ['test/support/globalSetup.ts'],
  include: ['test/faults/**/*.test.ts'],
  testTimeout: 900_000,
  hookTimeout: 60_000,
};

/** Servers that are killed while orders come in. Minutes long, so not part of the usual run. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    maxWorkers: 1,
    projects: [
      { extends: true, test: { ...faults, name: 'embedded' } },
      ...(server === undefined
        ? []
        : [{ extends: true as const, test: { ...faults, name: 'postgresql', env: { SHOP_ENGINE: 'postgresql' } } }]),
    ],
  },
});
