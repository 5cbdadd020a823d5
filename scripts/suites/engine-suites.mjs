import { vitest } from './all-suites.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Equipment} Equipment */

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

/** @param {string} name @param {'firefox' | 'webkit'} project @returns {Omit<Suite, 'env' | 'obstacle'>} */
const flowsIn = (name, project) => ({
  name,
  kind: 'vitest',
  folder: 'apps/storefront',
  needs: ['build', project],
  command: vitest(['--config', 'vitest.engines.config.ts', `--project=${project}`]),
});
