import { existsSync } from 'node:fs';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';
import { step, StepError } from '../workspace/step.mjs';
import { findOnPath, installPackage, mayInstallPackages } from './debian.mjs';

/** Debian's Chromium without windows: half the size, and quicker at opening and closing thousands of pages. */
const headlessShell = 'chromium-headless-shell';

const programs = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What every Chromium of tests and benches is started with: nothing of its own on the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of the Chromium that all suites, scripts and benches use: `CHROMIUM_PATH`, the system's own, Debian's package where it may be
 * installed, else Playwright's download.
 * @returns {Promise<string>}
 * @throws {StepError} when there is none and none could be had
 */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new StepError(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const found = findOnPath(programs);
  if (found) return found;
  if (mayInstallPackages()) {
    for (const name of [headlessShell, 'chromium']) {
      // With the fonts that Debian recommends beside it: pages are measured in the letters that most visitors have.
      await step(`Installing ${name}`, () => installPackage(name, 'fonts-liberation'));
      const installed = findOnPath(programs);
      if (installed) return installed;
    }
  }
  return downloadChromium();
}

async function downloadChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const { output } = await step('Downloading Chromium', () =>
    runCommand(inRoot('node_modules/.bin/playwright'), ['install', 'chromium'], { timeLimit: 300_000 }),
  );
  if (existsSync(path)) return path;
  throw new StepError(
    'There is no Chromium here and none could be downloaded: install one, or set CHROMIUM_PATH.',
    output,
  );
}
