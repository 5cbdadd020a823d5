import { runCommand } from './command.mjs';
import { packageManagerEnvironment, pnpmCommand } from './pnpm.mjs';
import { CommandError, withProgress } from './cli.mjs';

/** Tasks of turbo.json. @typedef {'build' | 'storybook-static'} BuildTask */

/**
 * Builds what has changed; unchanged sources come from Turborepo's cache.
 * @param {BuildTask[]} [tasks] default: what `npm start` needs
 * @throws {CommandError} with the output of the failed build
 */
export async function ensureBuilt(tasks = ['build']) {
  await withProgress('Building', async () => {
    // Turborepo runs package scripts with pnpm, so npx provides it.
    const turbo = ['exec', 'turbo', 'run', ...tasks, '--concurrency=2', '--output-logs=errors-only'];
    const { code, output } = await runCommand('npx', [...pnpmCommand(), ...turbo], {
      env: { NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1', ...packageManagerEnvironment() },
    });
    if (code !== 0) throw new CommandError('The build failed (see above).', output);
  });
}
