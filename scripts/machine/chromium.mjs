import { existsSync } from 'node:fs';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';
import { CommandError, withProgress } from '../workspace/cli.mjs';
import { findOnPath, installPackage, mayInstallPackages } from './debian.mjs';

/** Debian's headless Chromium: half the size, and faster at opening and closing thousands of pages. */
const headlessShell = 'chromium-headless-shell';

const programs = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Command line of every Chromium in tests and benchmarks: no background network traffic. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For pictures: letters are as wide as on most devices. Hinting rounds them to whole pixels, and spaces between bold words seem to be lost. */
export const unhinted = '--font-render-hinting=none';

/**
 * Path of the Chromium that all suites, scripts and benchmarks use: `CHROMIUM_PATH`, else one on the PATH, else Debian's package, else
 * Playwright's download.
 * @returns {Promise<string>}
 * @throws {CommandError} when none is found or can be installed
 */
export async function ensureChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new CommandError(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  }
  const found = findOnPath(programs);
  if (found) return found;
  if (mayInstallPackages()) {
    for (const name of [headlessShell, 'chromium']) {
      // With the fonts that Debian recommends: most visitors have fonts of the same metrics.
      await withProgress(`Installing ${name}`, () => installPackage(name, 'fonts-liberation'));
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
  const { output } = await withProgress('Downloading Chromium', () =>
    runCommand(inRoot('node_modules/.bin/playwright'), ['install', 'chromium'], { silence: 300_000 }),
  );
  if (existsSync(path)) return path;
  throw new CommandError('Chromium is missing and could not be downloaded. Install it or set CHROMIUM_PATH.', output);
}
