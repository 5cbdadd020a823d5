// `npm test`: everything from a bare clone. The last line sums all suites: `N passed, N failed`.
// `ONLY=unit,api npm test` runs the named groups or suites alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { allSuites } from './suites/all-suites.mjs';
import { runSuites } from './suites/run-suites.mjs';

await runSuites('npm test', allSuites);
