/** Writes `dist/tokens/<brand>.<scheme>.json`, for design tools and other platforms. Runs after the build, on its output. */
import { mkdirSync, writeFileSync } from 'node:fs';

const { designTokens } = await import('../dist/foundation/designTokens.js');
const { mahd } = await import('../dist/foundation/brands/mahd.js');
const { nada } = await import('../dist/foundation/brands/nada.js');

mkdirSync(new URL('../dist/tokens/', import.meta.url), { recursive: true });
for (const brand of [mahd, nada])
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    const tokens = {
      $description: `Tokens of the brand ${brand.name}, ${scheme} scheme`,
      ...designTokens(brand, scheme),
    };
    writeFileSync(
      new URL(`../dist/tokens/${brand.name}.${scheme}.json`, import.meta.url),
      `${JSON.stringify(tokens, null, 2)}\n`,
    );
  }
