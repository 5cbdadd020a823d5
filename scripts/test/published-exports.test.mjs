import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedExports } from '../package/published-exports.mjs';
import { inRoot } from '../workspace/root.mjs';

describe('what is published', () => {
  it('names the build where the workspace names sources', () => {
    expect(publishedExports({ './cart': './src/cart/index.ts' })).toEqual({
      './cart': { types: './dist/cart/index.d.ts', default: './dist/cart/index.js' },
    });
  });

  it.each(['rules', 'contract', 'data'])(
    'has every entry of %s (else: node scripts/make-published-exports.mjs)',
    (name) => {
      const { exports, publishConfig } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
      expect(publishConfig.exports).toEqual(publishedExports(exports));
    },
  );
});
