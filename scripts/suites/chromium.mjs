import { existsSync } from 'node:fs';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';
import { step, StepError } from '../workspace/step.mjs';
import { findOnPath, installPackage, mayInstallPackages } from './debian.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const installed = () => findOnPath(programs) ?? [macApplication].find((path) => existsSync(path));

/**
 * Path of a Chromium for the story and browser tests: `CHROMIUM_PATH`, the system's own, Debian's package, or Playwright's download.
 * @throws {StepError} when there is none and none could be had
 */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new StepError(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const found = installed();
  if (found) return found;
  if (mayInstallPackages()) {
    await step('Installing Chromium', () => installPackage('chromium'));
    const path = installed();
    if (path) return path;
  }
  return downloadChromium();
}

/** The same engine without a browser's windows. */
const shell = 'chromium-headless-shell';

/**
 * Path of the Chromium that opens and closes thousands of pages: Debian's package without windows where it can be had, else any.
 * @throws {StepError} when there is none and none could be had
 */
export async function ensureTestChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  const found = findOnPath([shell]);
  if (found) return found;
  if (mayInstallPackages() && (await step('Installing Chromium for the tests', () => installPackage(shell))))
    return findOnPath([shell]) ?? ensureChromium();
  return ensureChromium();
}

async function downloadChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const { output } = await step('Downloading Chromium', () =>
    runCommand(inRoot('node_modules/.bin/playwright'), ['install', 'chromium'], { timeLimit: 300_000 }),
  );
  if (existsSync(path)) return path;
  throw new StepError('No Chromium was found or could be installed; set CHROMIUM_PATH.', output);
}
