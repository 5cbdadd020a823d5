// `npm run test:browsers`: the main flows in Firefox and WebKitGTK. `npm test` covers Chromium. The last line totals all suites: `N passed, N failed`.
// `ONLY=Firefox npm run test:browsers` runs one engine.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { suiteCommand } from './suites/suite-command.mjs';

await suiteCommand('npm run test:browsers', async () => (await import('./suites/engine-suites.mjs')).engineSuites);
