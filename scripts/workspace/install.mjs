import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './command.mjs';
import { packageManagerEnvironment, pnpmCommand } from './pnpm.mjs';
import { inRoot } from './root.mjs';
import { CommandError, withProgress } from './cli.mjs';

const stamp = inRoot('node_modules/.cache/mahd/install');

/** Hash of the manifests, the lockfile and the platform. */
function installHash() {
  const manifests = ['packages', 'apps']
    .flatMap((parent) => readdirSync(inRoot(parent)).map((name) => `${parent}/${name}/package.json`))
    .filter((path) => existsSync(inRoot(path)));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.sort()])
    hash.update(`\0${path}\0`).update(readFileSync(inRoot(path)));
  return hash.digest('hex');
}

/**
 * Installs the locked dependencies unless the last installation is up to date.
 * @throws {CommandError}
 */
export async function ensureInstalled() {
  const hash = installHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // An interrupted installation must not count as finished.
  rmSync(stamp, { force: true });
  await withProgress('Installing packages', async () => {
    const { code, output } = await runCommand('npx', [...pnpmCommand(), 'install', '--frozen-lockfile'], {
      // Without prompts.
      env: { CI: 'true', ...packageManagerEnvironment() },
    });
    if (code === 0) return;
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL|error sending request/i;
    throw new CommandError(
      offline.test(output)
        ? 'The packages could not be installed: the npm registry cannot be reached. Check the network and try again.'
        : 'Installing the packages failed (see above).',
      offline.test(output) ? '' : output,
    );
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
