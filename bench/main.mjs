// `npm run bench [-- part …]`: how fast the shop is, written to bench/results as JSON and as a table to read.
import '../scripts/workspace/node-version.mjs';
import '../scripts/workspace/end-with-npm.mjs';
import { ensureAllBuilt } from '../scripts/workspace/build.mjs';
import { ensureInstalled } from '../scripts/workspace/install.mjs';
import { runMain, StepError } from '../scripts/workspace/step.mjs';
import { benchApi } from './api/benchApi.mjs';

/** @type {Record<string, () => Promise<void>>} */
const parts = { api: benchApi };

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new StepError(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  await ensureInstalled();
  await ensureAllBuilt();
  for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run();
  process.exit(0);
});
