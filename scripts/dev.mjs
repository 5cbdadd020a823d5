// `npm run dev`: the shop from its sources, renewed with every change. From a bare clone in one command.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { releaseSignals } from './workspace/cleanup.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/step.mjs';

await runMain(ensureInstalled);
releaseSignals();
await runMain(async () => {
  // Its libraries are there only now.
  const { startDevelopment } = await import('./dev/server.mjs');
  await startDevelopment();
});
