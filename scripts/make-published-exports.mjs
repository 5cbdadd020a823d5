// Writes `publishConfig.exports` of rules, contract and data: their `exports`, pointing to the build instead of the sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { publishedExports } from './package/published-exports.mjs';
import { inRoot } from './workspace/root.mjs';

for (const name of ['rules', 'contract', 'data']) {
  const path = inRoot('packages', name, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const publishConfig = { access: 'public', exports: publishedExports(manifest.exports) };
  writeFileSync(path, `${JSON.stringify({ ...manifest, publishConfig }, null, 2)}\n`);
}
