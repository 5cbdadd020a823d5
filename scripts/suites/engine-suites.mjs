import { inRoot } from '../workspace/root.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./preparations.mjs').Equipment} Equipment */

/**
 * Every suite of `npm run test:browsers`: the main flows, once in each engine.
 * @param {Equipment} equipment
 * @returns {Suite[]}
 */
export const engineSuites = (equipment) => [
  {
    ...flowsIn('Firefox', 'firefox'),
    env: () => ({ FIREFOX_PATH: equipment.firefox }),
    obstacle: () => (equipment.firefox ? undefined : 'no firefox or firefox-esr here, and none could be installed'),
  },
  {
    ...flowsIn('WebKitGTK', 'webkit'),
    env: () => ({ WEBKIT_DRIVER_PATH: equipment.webkit?.driver, XVFB_PATH: equipment.webkit?.xvfb }),
    obstacle: () =>
      equipment.webkit ? undefined : 'no WebKitWebDriver with Xvfb here, and they could not be installed',
  },
];

/** @param {string} name @param {string} project @returns {Omit<Suite, 'env' | 'obstacle'>} */
const flowsIn = (name, project) => ({
  name,
  group: 'engines',
  kind: 'vitest',
  folder: 'apps/storefront',
  after: ['serve', name],
  command: (report) => [
    process.execPath,
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    ...['--config', 'vitest.engines.config.ts', `--project=${project}`],
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
});
