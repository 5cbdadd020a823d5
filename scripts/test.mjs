// `npm test`: installs, builds and runs every suite, from a bare clone. The last line totals all suites: `N passed, N failed`.
// `ONLY=unit,lint npm test` runs only these groups or suites.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { suiteCommand } from './suites/suite-command.mjs';

await suiteCommand('npm test', async () => (await import('./suites/test-suites.mjs')).testSuites);
