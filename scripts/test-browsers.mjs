// `npm run test:browsers`: the main flows in Firefox and WebKitGTK; Chromium has `npm test`. The last line sums all: `N passed, N failed`.
// `ONLY=Firefox npm run test:browsers` runs one engine alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { suiteCommand } from './suites/command.mjs';

await suiteCommand('npm run test:browsers', async () => (await import('./suites/engine-suites.mjs')).engineSuites);
