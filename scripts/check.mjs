// `npm run check`: formatting, types, lint, unused code and the unit tests of what changed, for use before a commit.
// `ONLY=types,eslint npm run check` runs only these groups or suites.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { suiteCommand } from './suites/suite-command.mjs';

await suiteCommand('npm run check', async () => (await import('./suites/check-suites.mjs')).checkSuites);
