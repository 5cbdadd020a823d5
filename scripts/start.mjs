// `npm start`: everything from a bare clone to a shop that answers. What is already done is skipped.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './workspace/build.mjs';
import { releaseSignals } from './workspace/cleanup.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain } from './workspace/step.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

// The server runs in this very process: signals, exit code and a kill reach it without anything in between.
releaseSignals();
process.env.NODE_ENV ??= 'production';
const server = inRoot('apps/serve/dist/main.js');
process.argv[1] = server;
await import(pathToFileURL(server).href);
