import { defineConfig } from 'vitest/config';

const postgres = process.env.TEST_DATABASE_URL;
const shared = { globalSetup: ['test/support/globalSetup.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.ts'] } },
      { extends: true, test: { ...shared, name: 'embedded', include: ['test/http/**/*.test.ts', 'test/embedded/**/*.test.ts'] } },
      ...(postgres === undefined
        ? []
        : [{ extends: true as const, test: { ...shared, name: 'postgresql', include: ['test/http/**/*.test.ts', 'test/postgresql/**/*.test.ts'], env: { SHOP_ENGINE: 'postgresql' } } }]),
    ],
  },
});
