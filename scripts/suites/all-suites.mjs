import { packageManagerEnvironment, pnpmCommand } from '../workspace/pnpm.mjs';
import { inRoot } from '../workspace/root.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Equipment} Equipment */

const node = process.execPath;
/** @param {string} name */
const bin = (name) => inRoot('node_modules/.bin', name);

/** @param {string} name @param {string[]} command @param {Partial<Suite>} [more] @returns {Suite} */
const check = (name, command, more = {}) => ({ name, kind: 'check', command: () => command, ...more });

/**
 * Vitest with a report that can be counted.
 * @param {string[]} [options]
 * @returns {(report: string) => string[]}
 */
export const vitest =
  (options = []) =>
  (report) => [
    ...[node, inRoot('node_modules/vitest/vitest.mjs'), 'run', ...options],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];

/** What reads sources only. @returns {Suite[]} */
const staticChecks = () => [
  check('repository', [node, 'scripts/check-repository.mjs']),
  check('architecture', [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
  check('unused code', [bin('knip'), '--cache']),
  check('formatting', [bin('prettier'), '--check', '--cache', '--log-level=warn', '.'], { group: 'lint' }),
  check('stylelint', [bin('stylelint'), '--cache', '--cache-location=node_modules/.cache/stylelint/', ...styled], {
    group: 'lint',
  }),
  check('types', ['npx', ...pnpmCommand(), 'exec', 'turbo', 'run', 'typecheck', ...turboOptions], {
    env: () => ({ TURBO_TELEMETRY_DISABLED: '1', ...packageManagerEnvironment() }),
  }),
  check('eslint', [bin('eslint'), '.', '--max-warnings=0', ...eslintCache], { group: 'lint' }),
];

const styled = ['packages/ui/src/**/*.{ts,tsx,css}', 'apps/storefront/src/**/*.{ts,tsx,css}'];
const turboOptions = ['--continue', '--concurrency=1', '--output-logs=errors-only'];
const eslintCache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];

/**
 * Every suite of `npm test`. Two run at a time: those with a browser, which take longest, first.
 * @param {Equipment} equipment
 * @returns {Suite[]}
 */
export const allSuites = (equipment) => [
  {
    name: 'browser',
    kind: 'playwright',
    needs: ['build', 'chromium'],
    command: () => [bin('playwright'), 'test', '--reporter=list,json'],
    env: () => ({ CHROMIUM_PATH: equipment.chromium }),
  },
  stories(equipment),
  {
    name: 'unit',
    kind: 'vitest',
    needs: ['build', 'chromium', 'postgres'],
    command: vitest(),
    env: () => ({ CHROMIUM_PATH: equipment.chromium, TEST_DATABASE_URL: equipment.databaseUrl }),
  },
  {
    name: 'development',
    kind: 'playwright',
    needs: ['build', 'chromium'],
    command: () => [
      ...[bin('playwright'), 'test', '--config', 'playwright.development.config.ts', '--reporter=list,json'],
    ],
    env: () => ({ CHROMIUM_PATH: equipment.chromium }),
  },
  check('size', [node, 'scripts/check-size.mjs'], { needs: ['build'] }),
  ...staticChecks(),
];

/**
 * Every suite of `npm run check`: what one runs before a commit.
 * @param {Equipment} equipment
 * @returns {Suite[]}
 */
export const quickSuites = (equipment) => [
  ...staticChecks().reverse(),
  {
    name: 'unit tests of what changed',
    kind: 'vitest',
    needs: ['chromium'],
    mayBeEmpty: true,
    command: vitest(['--changed', '--passWithNoTests']),
    env: () => ({ CHROMIUM_PATH: equipment.chromium, TEST_DATABASE_URL: undefined }),
  },
];

/** @param {Equipment} equipment @returns {Suite} */
const stories = (equipment) => ({
  name: 'stories',
  kind: 'jest',
  needs: ['storybook', 'chromium'],
  command: (report) => [
    bin('test-storybook'),
    ...['--index-json', '--maxWorkers', '2', '--url', equipment.storybookUrl ?? ''],
    ...['--json', '--outputFile', report],
  ],
  env: () => ({ CHROMIUM_PATH: equipment.chromium, STORYBOOK_DISABLE_TELEMETRY: '1' }),
});
