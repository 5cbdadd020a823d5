// `npm run check`: formatting, types, lint, unused code and the unit tests of what changed: what one runs before a commit.
// `ONLY=types,eslint npm run check` runs the named groups or suites alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { suiteCommand } from './suites/command.mjs';

await suiteCommand('npm run check', async () => (await import('./suites/all-suites.mjs')).quickSuites);
