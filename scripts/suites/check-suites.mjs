import { staticChecks } from './static-checks.mjs';
import { vitestCommand } from './vitest-command.mjs';

/**
 * Every suite of `npm run check`, slowest first.
 * @param {import('./suite.mjs').Resources} resources
 * @returns {import('./suite.mjs').Suite[]}
 */
export const checkSuites = (resources) => [
  ...[...staticChecks].reverse(),
  {
    name: 'unit tests of what changed',
    kind: 'vitest',
    requires: ['chromium'],
    passWithNoTests: true,
    command: vitestCommand(['--changed', '--passWithNoTests']),
    env: () => ({ CHROMIUM_PATH: resources.chromium, TEST_DATABASE_URL: undefined }),
  },
];
