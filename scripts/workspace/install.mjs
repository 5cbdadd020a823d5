import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './command.mjs';
import { packageManagerEnvironment, pnpmCommand } from './pnpm.mjs';
import { inRoot } from './root.mjs';
import { step, StepError } from './step.mjs';

const stamp = inRoot('node_modules/.cache/mahd/install');

/** Hash of all that decides what is installed: the manifests, the lockfile and the platform. */
function wantedInstall() {
  const manifests = ['packages', 'apps']
    .flatMap((parent) => readdirSync(inRoot(parent)).map((name) => `${parent}/${name}/package.json`))
    .filter((path) => existsSync(inRoot(path)));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.sort()])
    hash.update(`\0${path}\0`).update(readFileSync(inRoot(path)));
  return hash.digest('hex');
}

/**
 * Installs the locked dependencies, unless that was done for exactly these manifests on this platform.
 * @throws {StepError}
 */
export async function ensureInstalled() {
  const wanted = wantedInstall();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // An install that is cut off is not taken for a finished one.
  rmSync(stamp, { force: true });
  await step('Installing packages', async () => {
    const { code, output } = await runCommand('npx', [...pnpmCommand(), 'install', '--frozen-lockfile'], {
      // pnpm asks no question where nobody can answer.
      env: { CI: 'true', ...packageManagerEnvironment() },
    });
    if (code === 0) return;
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL|error sending request/i;
    throw new StepError(
      offline.test(output)
        ? 'The packages could not be installed: the npm registry cannot be reached. Check the network and try again.'
        : 'Installing the packages failed (see above).',
      offline.test(output) ? '' : output,
    );
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
