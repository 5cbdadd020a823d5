import { inRoot } from '../workspace/root.mjs';
import { vitest } from './all-suites.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Equipment} Equipment */

/** How many inputs each call of the API gets; `npm test` sends 25. */
const garbageRuns = 300;

/** Tests with servers in processes of their own. */
const serverFaults = ['--config', 'vitest.faults.config.ts'];
const repeated = ['test/http/orders.test.ts', 'test/http/cardPayment.test.ts'];

/**
 * Every suite of `npm run test:faults`, each of them minutes long.
 * @param {Equipment} equipment
 * @returns {Suite[]}
 */
export function faultSuites(equipment) {
  /** @param {string} what @param {string} group @param {(report: string) => string[]} command @param {Record<string, string>} [env] */
  const onBoth = (what, group, command, env = {}) => [
    embedded(what, group, command, env),
    postgresql(what, group, command, env),
  ];

  /** @param {string} what @param {string} group @param {(report: string) => string[]} command @param {Record<string, string>} env @returns {Suite} */
  const embedded = (what, group, command, env) => ({
    name: `${what} (embedded)`,
    group,
    kind: 'vitest',
    folder: 'apps/api',
    command: (report) => [...command(report), '--project=embedded'],
    env: () => ({ ...env, TEST_DATABASE_URL: undefined }),
  });

  /** @param {string} what @param {string} group @param {(report: string) => string[]} command @param {Record<string, string>} env @returns {Suite} */
  const postgresql = (what, group, command, env) => ({
    name: `${what} (PostgreSQL)`,
    group,
    kind: 'vitest',
    folder: 'apps/api',
    needs: ['postgres'],
    command: (report) => [...command(report), '--project=postgresql'],
    env: () => ({ ...env, TEST_DATABASE_URL: equipment.databaseUrl }),
    obstacle: () => (equipment.databaseUrl ? undefined : 'no PostgreSQL here, and none may be installed'),
  });

  return [
    ...onBoth(
      'killed and cut off',
      'servers',
      vitest([...serverFaults, 'killed', 'powerLoss', 'serverPowerLoss', 'twoServers']),
    ),
    {
      name: 'SIGTERM under load',
      group: 'servers',
      kind: 'vitest',
      folder: 'apps/serve',
      needs: ['build'],
      command: vitest(serverFaults),
    },
    ...onBoth('last piece and repeated orders and callbacks', 'repeats', vitest(repeated)),
    ...onBoth('garbage', 'garbage', vitest(['test/http/garbage.test.ts']), { GARBAGE_RUNS: String(garbageRuns) }),
    ...onBoth('memory under garbage', 'garbage', vitest([...serverFaults, 'memory'])),
    {
      name: 'broken calls and storage in the browser',
      group: 'browser',
      kind: 'playwright',
      needs: ['build', 'chromium'],
      command: () => [
        inRoot('node_modules/.bin/playwright'),
        'test',
        '--config',
        'playwright.faults.config.ts',
        '--reporter=list,json',
      ],
      env: () => ({ CHROMIUM_PATH: equipment.chromium }),
    },
  ];
}
