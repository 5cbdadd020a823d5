import { inRoot } from '../workspace/root.mjs';
import { check, staticChecks } from './static-checks.mjs';
import { vitestCommand } from './vitest-command.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Resources} Resources */

const playwright = inRoot('node_modules/.bin/playwright');

/**
 * Every suite of `npm test`. Two run at a time: those with a single process beside the browser tests, which take longest, then those with two,
 * so that no core is idle at the end.
 * @param {Resources} resources
 * @returns {Suite[]}
 */
export const testSuites = (resources) => [
  {
    name: 'browser',
    kind: 'playwright',
    requires: ['build', 'chromium'],
    command: () => [playwright, 'test', '--reporter=list,json'],
    env: () => ({ CHROMIUM_PATH: resources.chromium }),
  },
  ...staticChecks,
  {
    name: 'development',
    kind: 'playwright',
    requires: ['build', 'chromium'],
    command: () => [playwright, 'test', '--config', 'playwright.development.config.ts', '--reporter=list,json'],
    env: () => ({ CHROMIUM_PATH: resources.chromium }),
  },
  check('size', [process.execPath, 'scripts/check-size.mjs'], { requires: ['build'] }),
  stories(resources),
  {
    name: 'unit',
    kind: 'vitest',
    requires: ['build', 'chromium', 'postgres'],
    command: vitestCommand(),
    env: () => ({ CHROMIUM_PATH: resources.chromium, TEST_DATABASE_URL: resources.databaseUrl }),
  },
];

/** @param {Resources} resources @returns {Suite} */
const stories = (resources) => ({
  name: 'stories',
  kind: 'jest',
  requires: ['storybook', 'chromium'],
  command: (report) => [
    inRoot('node_modules/.bin/test-storybook'),
    ...['--index-json', '--maxWorkers', '2', '--url', resources.storybookUrl ?? ''],
    ...['--json', '--outputFile', report],
  ],
  env: () => ({ CHROMIUM_PATH: resources.chromium, STORYBOOK_DISABLE_TELEMETRY: '1' }),
});
