// `npm run test:faults`: fault injection: kills, power loss, broken calls, garbage. Takes minutes, so it is not part of `npm test`. The last line totals all suites: `N passed, N failed`.
// `ONLY=servers npm run test:faults` runs only these groups or suites.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { suiteCommand } from './suites/suite-command.mjs';

await suiteCommand('npm run test:faults', async () => (await import('./suites/fault-suites.mjs')).faultSuites);
