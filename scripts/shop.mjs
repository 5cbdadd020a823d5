// `npm run shop -- <command>`: operators' commands, from the build that `npm start` made.
import './workspace/node-version.mjs';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { releaseSignals } from './workspace/cleanup.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain, StepError } from './workspace/step.mjs';

const cli = inRoot('apps/api/dist/cli.js');

// It does not build: a running server must not find its files changed.
await runMain(async () => {
  if (!existsSync(cli)) throw new StepError('The shop is not built yet: npm run build.');
});
releaseSignals();
process.argv[1] = cli;
await import(pathToFileURL(cli).href);
