import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { inRoot } from './root.mjs';

/** Arguments for `npx` that run the pinned pnpm, from the cache if possible. */
export function pnpmCommand() {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return ['--yes', '--prefer-offline', packageManager];
}

/**
 * npm and pnpm cache in the home folder. If it is not writable, `node_modules/.cache` takes its place.
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
