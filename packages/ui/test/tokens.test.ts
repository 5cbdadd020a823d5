import { expect, test } from 'vitest';
import { mahd } from '../src/foundation/brands/mahd.js';
import { nada } from '../src/foundation/brands/nada.js';
import { tokensCss } from '../src/foundation/style/globalCss.js';
import { designTokens } from '../scripts/designTokens.mjs';

test.each([mahd, nada])(
  'every token of $name has a design token type; a relative length has its usual value',
  (brand) => {
    const { space, text, color, gutter } = designTokens(tokensCss(brand));
    expect(space).toMatchObject({
      rem: { $type: 'dimension', $value: { value: 1, unit: 'rem' } },
      12: { $type: 'dimension', $value: { value: 0.75, unit: 'rem' } },
    });
    expect(gutter).toEqual({
      base: {
        $type: 'dimension',
        $value: { value: 1, unit: 'rem' },
        $extensions: { 'com.mahd.css': 'var(--space-16)' },
      },
    });
    expect(text).toMatchObject({
      14: { $value: { value: 0.875, unit: 'rem' } },
      48: {
        $value: { value: 3, unit: 'rem' },
        $extensions: { 'com.mahd.css': expect.stringMatching(/^clamp/) as string },
      },
    });
    expect(Object.values(color ?? {})).not.toContainEqual(expect.not.objectContaining({ $type: 'color' }));
  },
);
