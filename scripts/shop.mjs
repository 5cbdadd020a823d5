// `npm run shop -- <command>`: operators' commands from the existing build.
import './workspace/node-version.mjs';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { removeSignalHandlers } from './workspace/cleanup.mjs';
import { inRoot } from './workspace/root.mjs';
import { CommandError, runMain } from './workspace/cli.mjs';

const cli = inRoot('apps/api/dist/cli.js');

// Does not build: that would replace the files of a running server.
await runMain(async () => {
  if (!existsSync(cli)) throw new CommandError('The shop is not built yet. Run: npm run build');
});
removeSignalHandlers();
process.argv[1] = cli;
await import(pathToFileURL(cli).href);
