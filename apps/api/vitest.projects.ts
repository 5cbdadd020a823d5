import { resolve } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const server = process.env.TEST_DATABASE_URL;

const project = (name: string, folders: string, env: Record<string, string> = {}): TestProjectInlineConfiguration => ({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name,
    include: [`test/${folders}/**/*.test.ts`],
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

/** The same tests run on both engines where a PostgreSQL server is given; killing servers is a run of its own (test:faults). */
export const apiProjects = [
  project('api', 'unit'),
  project('embedded', '{http,embedded}'),
  ...(server === undefined ? [] : [project('postgresql', '{http,postgresql}', { SHOP_ENGINE: 'postgresql' })]),
];
