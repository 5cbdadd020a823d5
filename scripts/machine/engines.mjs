import { existsSync } from 'node:fs';
import { CommandError, withProgress } from '../workspace/cli.mjs';
import { findOnPath, installPackage, mayInstallPackages } from './debian.mjs';

/** @typedef {{ driver: string, xvfb: string }} WebKitPrograms paths of WebKitWebDriver and of its X display server */

/**
 * Path of the first of these programs on the PATH, else from its Debian package.
 * @param {string[]} programs
 * @param {string} debianPackage
 */
async function ensureProgram(programs, debianPackage) {
  const found = findOnPath(programs);
  if (found || !mayInstallPackages()) return found;
  await withProgress(`Installing ${debianPackage}`, () => installPackage(debianPackage));
  return findOnPath(programs);
}

/**
 * Path of a Firefox: `FIREFOX_PATH`, else one on the PATH, else Debian's package.
 * @returns {Promise<string | undefined>} undefined when missing and not installable
 */
export async function ensureFirefox() {
  const configured = process.env.FIREFOX_PATH;
  if (!configured) return ensureProgram(['firefox', 'firefox-esr'], 'firefox-esr');
  if (existsSync(configured)) return configured;
  throw new CommandError(`FIREFOX_PATH names ${configured}, which does not exist.`);
}

/**
 * The programs that drive WebKitGTK. The driver includes a browser.
 * @returns {Promise<WebKitPrograms | undefined>} undefined when one is missing and not installable
 */
export async function ensureWebKit() {
  const driver = await ensureProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
  const xvfb = driver && (await ensureProgram(['Xvfb'], 'xvfb'));
  return driver && xvfb ? { driver, xvfb } : undefined;
}
