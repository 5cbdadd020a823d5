/** Writes `dist/tokens/<brand>.json`, for design tools and other platforms. Runs after the build, on its output. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { designTokens } from './designTokens.mjs';

const { mahd } = await import('../dist/foundation/brands/mahd.js');
const { nada } = await import('../dist/foundation/brands/nada.js');
const { tokensCss } = await import('../dist/foundation/style/globalCss.js');

mkdirSync(new URL('../dist/tokens/', import.meta.url), { recursive: true });
for (const brand of [mahd, nada]) {
  const tokens = { $description: `Tokens of the brand ${brand.name}`, ...designTokens(tokensCss(brand)) };
  writeFileSync(new URL(`../dist/tokens/${brand.name}.json`, import.meta.url), `${JSON.stringify(tokens, null, 2)}\n`);
}
