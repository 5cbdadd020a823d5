import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from '../../scripts/workspace/command.mjs';
import { packageManagerEnvironment } from '../../scripts/workspace/pnpm.mjs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { step, StepError } from '../../scripts/workspace/step.mjs';

const cache = inRoot('bench/.cache/rivals');
const stamp = `${cache}/installed`;

/**
 * Installs the other systems, in the versions that are locked, where nothing but the bench finds them.
 * @returns {Promise<string>} the folder
 */
export async function installRivals() {
  const files = ['package.json', 'package-lock.json'];
  const wanted = readFileSync(inRoot('bench/components/rivals/package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return cache;
  await step('Installing the other systems for the bench', async () => {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    for (const name of files) cpSync(inRoot(`bench/components/rivals/${name}`), `${cache}/${name}`);
    const { code, output } = await runCommand(
      'npm',
      ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
      { cwd: cache, env: packageManagerEnvironment() },
    );
    if (code !== 0)
      throw new StepError(
        'Installing the other systems failed (see above); a package registry is needed for it.',
        output,
      );
    writeFileSync(stamp, wanted);
  });
  return cache;
}

/** @param {string} folder @param {string} name of a package @returns {string} */
export const versionOf = (folder, name) =>
  JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')).version;
