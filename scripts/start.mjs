// `npm start`: installs, builds and starts the shop from a bare clone, skipping what is up to date.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './workspace/build.mjs';
import { removeSignalHandlers } from './workspace/cleanup.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain } from './workspace/cli.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

// The server runs in this process, so that signals reach it directly and its exit code is this command's.
removeSignalHandlers();
process.env.NODE_ENV ??= 'production';
const server = inRoot('apps/serve/dist/main.js');
process.argv[1] = server;
await import(pathToFileURL(server).href);
