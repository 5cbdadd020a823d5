import { vitestCommand } from './vitest-command.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Resources} Resources */

/**
 * Every suite of `npm run test:browsers`: the main flows, once in each engine.
 * @param {Resources} resources
 * @returns {Suite[]}
 */
export const engineSuites = (resources) => [
  {
    ...flowsIn('Firefox', 'firefox'),
    env: () => ({ FIREFOX_PATH: resources.firefox }),
    skipReason: () => (resources.firefox ? undefined : 'firefox and firefox-esr are missing and cannot be installed'),
  },
  {
    ...flowsIn('WebKitGTK', 'webkit'),
    env: () => ({ WEBKIT_DRIVER_PATH: resources.webkit?.driver, XVFB_PATH: resources.webkit?.xvfb }),
    skipReason: () => (resources.webkit ? undefined : 'WebKitWebDriver or Xvfb is missing and cannot be installed'),
  },
];

/** @param {string} name @param {'firefox' | 'webkit'} project @returns {Omit<Suite, 'env' | 'skipReason'>} */
const flowsIn = (name, project) => ({
  name,
  kind: 'vitest',
  folder: 'apps/storefront',
  requires: ['build', project],
  command: vitestCommand(['--config', 'vitest.engines.config.ts', `--project=${project}`]),
});
