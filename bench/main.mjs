// `npm run bench [-- part … --runs N]`: measures performance and writes JSON and Markdown to bench/results.
import '../scripts/workspace/node-version.mjs';
import '../scripts/workspace/exit-with-npm.mjs';
import { ensureBuilt } from '../scripts/workspace/build.mjs';
import { ensureInstalled } from '../scripts/workspace/install.mjs';
import { CommandError, runMain } from '../scripts/workspace/cli.mjs';
import { parseCommandLine } from '../scripts/workspace/command-line.mjs';

/** @typedef {{ runs: number }} BenchOptions `runs`: measurements per median */

/** Loaded on demand. @type {Record<string, () => Promise<(options: BenchOptions) => Promise<void>>>} */
const parts = {
  api: async () => (await import('./api/benchApi.mjs')).benchApi,
  pages: async () => (await import('./pages/benchPages.mjs')).benchPages,
  interactions: async () => (await import('./interactions/benchInteractions.mjs')).benchInteractions,
  server: async () => (await import('./server/benchServer.mjs')).benchServer,
  scale: async () => (await import('./scale/benchScale.mjs')).benchScale,
  components: async () => (await import('./components/benchComponents.mjs')).benchComponents,
};

await runMain(async () => {
  const { positionals, values } = parseCommandLine({ runs: { type: 'string', default: '5' } });
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new CommandError(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs must be a positive integer.');
  await ensureInstalled();
  await ensureBuilt();
  for (const [name, load] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const run = await load();
    await run({ runs });
  }
  process.exit(0);
});
