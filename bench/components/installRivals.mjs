import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from '../../scripts/workspace/command.mjs';
import { packageManagerEnvironment } from '../../scripts/workspace/pnpm.mjs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { CommandError, withProgress } from '../../scripts/workspace/cli.mjs';

const cache = inRoot('bench/.cache/rivals');
const stamp = `${cache}/installed`;

/**
 * Installs the locked versions of the other design systems into a folder that only the benchmark uses.
 * @returns {Promise<string>} the folder
 */
export async function installRivals() {
  const files = ['package.json', 'package-lock.json'];
  const lockfile = readFileSync(inRoot('bench/components/rivals/package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return cache;
  await withProgress('Installing the other design systems', async () => {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    for (const name of files) cpSync(inRoot(`bench/components/rivals/${name}`), `${cache}/${name}`);
    const { code, output } = await runCommand(
      'npm',
      ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
      { cwd: cache, env: packageManagerEnvironment() },
    );
    if (code !== 0)
      throw new CommandError(
        'Installing the other design systems failed (see above). It needs a package registry.',
        output,
      );
    writeFileSync(stamp, lockfile);
  });
  return cache;
}

/** @param {string} folder @param {string} name of a package @returns {string} */
export const versionOf = (folder, name) =>
  JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')).version;
