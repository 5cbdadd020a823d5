// `npm run test:faults`: what the shop must survive, caused on purpose. Minutes long, so no part of `npm test`. The last line sums all: `N passed, N failed`.
// `ONLY=servers npm run test:faults` runs the named groups or suites alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/step.mjs';

await runMain(async () => {
  await ensureInstalled();
  const { runSuites } = await import('./suites/run-suites.mjs');
  const { faultSuites } = await import('./suites/fault-suites.mjs');
  await runSuites('npm run test:faults', faultSuites);
});
