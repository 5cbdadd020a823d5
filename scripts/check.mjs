// `npm run check`: formatting, types, lint, unused code and the unit tests of what changed: what one runs before a commit.
// `ONLY=types,eslint npm run check` runs the named groups or suites alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/step.mjs';

await runMain(async () => {
  await ensureInstalled();
  const { runSuites } = await import('./suites/run-suites.mjs');
  const { quickSuites } = await import('./suites/all-suites.mjs');
  await runSuites('npm run check', quickSuites);
});
