// `npm run test:browsers`: the main flows in Firefox and WebKitGTK; Chromium has `npm test`. The last line sums all: `N passed, N failed`.
// `ONLY=Firefox npm run test:browsers` runs one engine alone.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/step.mjs';

await runMain(async () => {
  await ensureInstalled();
  const { runSuites } = await import('./suites/run-suites.mjs');
  const { engineSuites } = await import('./suites/engine-suites.mjs');
  await runSuites('npm run test:browsers', engineSuites);
});
