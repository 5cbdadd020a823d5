// `npm test`: everything from a bare clone. The last line sums all suites: `N passed, N failed`.
// `ONLY=unit,lint npm test` runs the named groups or suites alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/step.mjs';

await runMain(async () => {
  await ensureInstalled();
  const { runSuites } = await import('./suites/run-suites.mjs');
  const { allSuites } = await import('./suites/all-suites.mjs');
  await runSuites('npm test', allSuites);
});
