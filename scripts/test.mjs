// `npm test`: everything from a bare clone. The last line sums all suites: `N passed, N failed`.
// `ONLY=unit,lint npm test` runs the named groups or suites alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { suiteCommand } from './suites/command.mjs';

await suiteCommand('npm test', async () => (await import('./suites/all-suites.mjs')).allSuites);
