import { packageManagerEnvironment, pnpmCommand } from '../workspace/pnpm.mjs';
import { inRoot } from '../workspace/root.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */

/** @param {string} name */
const bin = (name) => inRoot('node_modules/.bin', name);

const styleFiles = ['packages/ui/src/**/*.{ts,tsx,css}', 'apps/storefront/src/**/*.{ts,tsx,css}'];
const turboOptions = ['--continue', '--concurrency=1', '--output-logs=errors-only'];
const eslintCache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];

/**
 * A suite that passes or fails by its exit code.
 * @param {string} name
 * @param {string[]} command
 * @param {Partial<Suite>} [options]
 * @returns {Suite}
 */
export const check = (name, command, options = {}) => ({ name, kind: 'check', command: () => command, ...options });

/** The checks that need the sources only. @type {readonly Suite[]} */
export const staticChecks = [
  check('repository', [process.execPath, 'scripts/check-repository.mjs']),
  check('architecture', [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
  check('unused code', [bin('knip'), '--cache']),
  check('formatting', [bin('prettier'), '--check', '--cache', '--log-level=warn', '.'], { group: 'lint' }),
  check('stylelint', [bin('stylelint'), '--cache', '--cache-location=node_modules/.cache/stylelint/', ...styleFiles], {
    group: 'lint',
  }),
  check('types', ['npx', ...pnpmCommand(), 'exec', 'turbo', 'run', 'typecheck', ...turboOptions], {
    env: () => ({ TURBO_TELEMETRY_DISABLED: '1', ...packageManagerEnvironment() }),
  }),
  check('oxlint', [bin('oxlint')], { group: 'lint' }),
  check('eslint', [bin('eslint'), '.', '--max-warnings=0', ...eslintCache], { group: 'lint' }),
];
