import { inRoot } from '../workspace/root.mjs';
import { vitestCommand } from './vitest-command.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Resources} Resources */

/** Inputs per API call; `npm test` sends 25. */
const garbageRuns = 300;

/** Tests that start servers as child processes. */
const serverFaults = ['--config', 'vitest.faults.config.ts'];
const repeated = ['test/http/orders.test.ts', 'test/http/cardPayment.test.ts'];

/**
 * Every suite of `npm run test:faults`. Each takes minutes.
 * @param {Resources} resources
 * @returns {Suite[]}
 */
export function faultSuites(resources) {
  /** @param {string} name @param {string} group @param {(report: string) => string[]} command @param {Record<string, string>} [env] */
  const onBoth = (name, group, command, env = {}) => [
    embedded(name, group, command, env),
    postgresql(name, group, command, env),
  ];

  /** @param {string} name @param {string} group @param {(report: string) => string[]} command @param {Record<string, string>} env @returns {Suite} */
  const embedded = (name, group, command, env) => ({
    name: `${name} (embedded)`,
    group,
    kind: 'vitest',
    folder: 'apps/api',
    command: (report) => [...command(report), '--project=embedded'],
    env: () => ({ ...env, TEST_DATABASE_URL: undefined }),
  });

  /** @param {string} name @param {string} group @param {(report: string) => string[]} command @param {Record<string, string>} env @returns {Suite} */
  const postgresql = (name, group, command, env) => ({
    name: `${name} (PostgreSQL)`,
    group,
    kind: 'vitest',
    folder: 'apps/api',
    requires: ['postgres'],
    command: (report) => [...command(report), '--project=postgresql'],
    env: () => ({ ...env, TEST_DATABASE_URL: resources.databaseUrl }),
    skipReason: () => (resources.databaseUrl ? undefined : 'PostgreSQL is missing and cannot be installed'),
  });

  return [
    ...onBoth(
      'kills and power loss',
      'servers',
      vitestCommand([...serverFaults, 'killed', 'powerLoss', 'serverPowerLoss', 'twoServers']),
    ),
    {
      name: 'SIGTERM under load',
      group: 'servers',
      kind: 'vitest',
      folder: 'apps/serve',
      requires: ['build'],
      command: vitestCommand(serverFaults),
    },
    ...onBoth('last item, repeated orders and callbacks', 'repeats', vitestCommand(repeated)),
    ...onBoth('garbage input', 'garbage', vitestCommand(['test/http/garbage.test.ts']), {
      GARBAGE_RUNS: String(garbageRuns),
    }),
    ...onBoth('memory with garbage input', 'garbage', vitestCommand([...serverFaults, 'memory'])),
    {
      name: 'broken API calls and storage in the browser',
      group: 'browser',
      kind: 'playwright',
      requires: ['build', 'chromium'],
      command: () => [
        inRoot('node_modules/.bin/playwright'),
        'test',
        '--config',
        'playwright.faults.config.ts',
        '--reporter=list,json',
      ],
      env: () => ({ CHROMIUM_PATH: resources.chromium }),
    },
  ];
}
