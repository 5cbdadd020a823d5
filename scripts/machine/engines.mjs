import { existsSync } from 'node:fs';
import { step, StepError } from '../workspace/step.mjs';
import { findOnPath, installPackage, mayInstallPackages } from './debian.mjs';

/** @typedef {{ driver: string, xvfb: string }} WebKitPrograms paths of WebKitWebDriver and of the display it draws on */

/**
 * The first of these programs that the PATH holds, or its Debian package where it may be installed.
 * @param {string[]} programs
 * @param {string} debianPackage
 */
async function ensureProgram(programs, debianPackage) {
  const found = findOnPath(programs);
  if (found || !mayInstallPackages()) return found;
  await step(`Installing ${debianPackage}`, () => installPackage(debianPackage));
  return findOnPath(programs);
}

/**
 * Path of a Firefox: `FIREFOX_PATH`, or the system's own.
 * @returns {Promise<string | undefined>} undefined when this machine has none and none could be installed
 */
export async function ensureFirefox() {
  const wanted = process.env.FIREFOX_PATH;
  if (!wanted) return ensureProgram(['firefox', 'firefox-esr'], 'firefox-esr');
  if (existsSync(wanted)) return wanted;
  throw new StepError(`FIREFOX_PATH names ${wanted}, which does not exist.`);
}

/**
 * The programs that drive WebKitGTK. The driver brings its browser along.
 * @returns {Promise<WebKitPrograms | undefined>} undefined when this machine lacks one and it could not be installed
 */
export async function ensureWebKit() {
  const driver = await ensureProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
  const xvfb = driver && (await ensureProgram(['Xvfb'], 'xvfb'));
  return driver && xvfb ? { driver, xvfb } : undefined;
}
