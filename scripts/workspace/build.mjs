import { runCommand } from './command.mjs';
import { packageManagerEnvironment, pnpmCommand } from './pnpm.mjs';
import { step, StepError } from './step.mjs';

/** Tasks of turbo.json. @typedef {'build' | 'storybook-static'} BuildTask */

/**
 * Builds what has changed since it was last built; what was built before from the same sources comes from the cache.
 * @param {BuildTask[]} [tasks] default: all that `npm start` needs
 * @throws {StepError} with the output of the build that failed
 */
export async function ensureBuilt(tasks = ['build']) {
  await step('Building', async () => {
    // Turborepo runs the packages' scripts by pnpm, which need not be installed.
    const turbo = ['exec', 'turbo', 'run', ...tasks, '--concurrency=2', '--output-logs=errors-only'];
    const { code, output } = await runCommand('npx', [...pnpmCommand(), ...turbo], {
      env: { NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1', ...packageManagerEnvironment() },
    });
    if (code !== 0) throw new StepError('The build failed (see above).', output);
  });
}
