import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { runCommand } from './command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { readPackages } from './packages.mjs';
import { inRoot } from './root.mjs';
import { step, StepError } from './step.mjs';

const stamp = inRoot('node_modules/.cache/mahd/install');

/** Arguments for `npx` that run the pinned pnpm; cached copies are taken without asking the network. */
export function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return ['--yes', '--prefer-offline', packageManager];
}

/**
 * npm and pnpm keep their caches in the home folder; where there is none to write to, they go beside the dependencies.
 * @returns {Record<string, string>}
 */
export function packageManagerEnvironment() {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const home = inRoot('node_modules/.cache/home');
    mkdirSync(home, { recursive: true });
    return { HOME: home };
  }
}

/** Installs the locked dependencies, unless that was done for exactly these manifests on this platform. */
export async function ensureInstalled() {
  const manifests = ['package.json', ...readPackages().map(({ folder }) => `${folder}/package.json`)];
  const wanted = fingerprint(
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests],
    `${process.platform} ${process.arch} ${process.versions.modules}`,
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing packages', async () => {
    const { code, output } = await runCommand('npx', [...pnpmCommand(), 'install', '--frozen-lockfile'], {
      // pnpm asks no question where nobody can answer.
      env: { CI: 'true', ...packageManagerEnvironment() },
    });
    if (code !== 0) throw new StepError('Installing the packages failed (see above).', output);
  });
  mkdirSync(inRoot('node_modules/.cache/mahd'), { recursive: true });
  writeFileSync(stamp, wanted);
}
