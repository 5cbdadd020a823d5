// `npm run dev`: the shop from its sources with hot reload, from a bare clone.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { removeSignalHandlers } from './workspace/cleanup.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain } from './workspace/cli.mjs';

await runMain(ensureInstalled);
removeSignalHandlers();
await runMain(async () => {
  // Imports packages, so it loads after the installation.
  const { startDevelopment } = await import('./dev/server.mjs');
  await startDevelopment();
});
