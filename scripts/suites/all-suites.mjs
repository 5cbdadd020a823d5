import { readPackages } from '../workspace/packages.mjs';
import { inRoot } from '../workspace/root.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */

/** @typedef {import('./preparations.mjs').Equipment} Equipment */

const node = process.execPath;
/** @param {string} name */
const bin = (name) => inRoot('node_modules/.bin', name);

/**
 * What drives a browser or other processes is tried a second time when it fails: a machine may stall for half a minute.
 * Such a test is named at the end, so that nobody takes it for steady.
 */
const secondTry = { playwright: '--retries=1', vitest: '--retry=1' };

/** @param {string} report */
const vitest = (report) => [
  node,
  inRoot('node_modules/vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/**
 * Every suite of `npm test`: the short checks first, then those with a browser, which take longest, then the rest to fill both lanes.
 * @param {Equipment} equipment
 * @returns {Suite[]}
 */
export function allSuites(equipment) {
  const packages = readPackages();
  /** @type {Suite[]} */
  const typeChecks = packages
    .filter(({ scripts }) => scripts.typecheck !== undefined)
    .map(({ name, folder }) => ({ name, folder }))
    .concat([
      { name: 'scripts', folder: 'scripts' },
      { name: 'e2e', folder: 'apps/storefront/e2e' },
    ])
    .map(({ name, folder }) => ({
      name: `types ${name}`,
      group: 'types',
      kind: 'check',
      after: ['content'],
      folder,
      command: () => [bin('tsc'), '-p', '.'],
    }));

  /** @type {Suite[]} */
  const unitTests = packages
    .filter(({ name, scripts }) => scripts.test !== undefined && name !== 'api')
    .map(({ name, folder }) => ({
      name: `unit ${name}`,
      group: 'unit',
      kind: 'vitest',
      after: name === 'serve' ? ['serve', 'PostgreSQL'] : ['content'],
      folder,
      // Browser tests are Playwright's.
      command: (report) => [...vitest(report), '--exclude=e2e/**', secondTry.vitest],
      env: () => ({ TEST_DATABASE_URL: name === 'serve' ? equipment.databaseUrl : undefined }),
    }));

  return [
    check('architecture', 'architecture', [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
    ]),
    check('repository', 'repository', [node, 'scripts/check-repository.mjs']),
    check('stylelint', 'lint', [
      bin('stylelint'),
      'packages/ui/src/**/*.{ts,tsx,css}',
      'apps/storefront/src/**/*.{ts,tsx,css}',
    ]),
    { name: 'tooling', group: 'tooling', kind: 'vitest', after: [], folder: 'scripts', command: vitest },
    ...typeChecks,
    check('size', 'size', [node, 'scripts/check-size.mjs'], ['storefront']),
    stories('en', equipment),
    {
      name: 'browser',
      group: 'browser',
      kind: 'playwright',
      after: ['serve', 'Chromium'],
      command: () => [bin('playwright'), 'test', '--reporter=list,json', secondTry.playwright],
      env: () => ({ CHROMIUM_PATH: equipment.chromium }),
    },
    stories('ar', equipment),
    check('eslint', 'lint', [bin('eslint'), '.', '--max-warnings', '0'], ['content']),
    api('api', { after: ['content'], command: vitest, env: () => ({ TEST_DATABASE_URL: undefined }) }),
    api('api on PostgreSQL', {
      after: ['content', 'PostgreSQL'],
      command: (report) => [...vitest(report), '--project=postgresql'],
      env: () => ({ TEST_DATABASE_URL: equipment.databaseUrl }),
      obstacle: () => (equipment.databaseUrl ? undefined : 'no PostgreSQL here, and none may be installed'),
    }),
    ...unitTests,
  ];
}

/** @param {string} name @param {string} group @param {string[]} command @param {string[]} [after] @returns {Suite} */
const check = (name, group, command, after = []) => ({ name, group, kind: 'check', after, command: () => command });

/** @param {'en' | 'ar'} language @param {Equipment} equipment @returns {Suite} */
const stories = (language, equipment) => ({
  name: `stories ${language}`,
  group: 'stories',
  kind: 'jest',
  after: ['storybook', 'Chromium'],
  command: (report) => [
    bin('test-storybook'),
    ...['--url', equipment.storybookUrl ?? ''],
    ...['--json', '--outputFile', report],
  ],
  env: () => ({ STORY_LOCALE: language, CHROMIUM_PATH: equipment.chromium, STORYBOOK_DISABLE_TELEMETRY: '1' }),
});

/** @param {string} name @param {Pick<Suite, 'after' | 'command' | 'env' | 'obstacle'>} half @returns {Suite} */
const api = (name, half) => ({ name, group: 'api', kind: 'vitest', folder: 'apps/api', ...half });
