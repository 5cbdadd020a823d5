// Writes `publishConfig.exports` of rules, contract and data: their `exports`, pointing to the build instead of the sources.
//   node scripts/make-published-exports.mjs           writes
//   node scripts/make-published-exports.mjs --check   exits with 1 and names stale packages
import { readFileSync, writeFileSync } from 'node:fs';
import { publishedExports } from './package/published-exports.mjs';
import { inRoot } from './workspace/root.mjs';
import { CommandError, runMain } from './workspace/cli.mjs';

await runMain(async () => {
  for (const name of ['rules', 'contract', 'data']) {
    const path = inRoot('packages', name, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const exports = publishedExports(manifest.exports);
    if (JSON.stringify(manifest.publishConfig?.exports) === JSON.stringify(exports)) continue;
    if (process.argv.includes('--check'))
      throw new CommandError(
        `Stale: publishConfig of packages/${name}/package.json. Run: node scripts/make-published-exports.mjs`,
      );
    writeFileSync(path, `${JSON.stringify({ ...manifest, publishConfig: { access: 'public', exports } }, null, 2)}\n`);
  }
});
