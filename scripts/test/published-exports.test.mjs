import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedExports } from '../package/published-exports.mjs';
import { inRoot } from '../workspace/root.mjs';

describe('publishedExports', () => {
  it('maps sources to the build', () => {
    expect(publishedExports({ './cart': './src/cart/index.ts' })).toEqual({
      './cart': { types: './dist/cart/index.d.ts', default: './dist/cart/index.js' },
    });
  });

  it.each(['rules', 'contract', 'data'])(
    'is up to date in %s (if not: node scripts/make-published-exports.mjs)',
    (name) => {
      const { exports, publishConfig } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
      expect(publishConfig.exports).toEqual(publishedExports(exports));
    },
  );
});
