// `npm run test:faults`: what the shop must survive, caused on purpose. Minutes long, so no part of `npm test`. The last line sums all: `N passed, N failed`.
// `ONLY=servers npm run test:faults` runs the named groups or suites alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { suiteCommand } from './suites/command.mjs';

await suiteCommand('npm run test:faults', async () => (await import('./suites/fault-suites.mjs')).faultSuites);
