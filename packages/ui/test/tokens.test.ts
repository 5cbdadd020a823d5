// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensOf } from '../docs/tokensOf.js';
import { brandCss, defineBrand, designTokens } from '../src/foundation/defineBrand.js';
import { mahd } from '../src/foundation/brands/mahd.js';
import { nada } from '../src/foundation/brands/nada.js';
import { rose } from './roseBrand.js';

const schemes = ['light', 'dark'] as const;

test.each([mahd, nada].flatMap((brand) => schemes.map((scheme) => ({ name: brand.name, scheme, brand }))))(
  'every token of $name, $scheme, has a design token type; a relative length has its usual value',
  ({ brand, scheme }) => {
    const { space, text, color, gutter, shadow } = designTokens(brand, scheme);
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
    expect(color?.surface).toMatchObject({ $value: { hex: scheme === 'light' ? '#ffffff' : hex(brand) } });
    expect(shadow?.raised).toMatchObject({ $type: 'shadow', $value: { blur: { value: 24, unit: 'px' } } });
  },
);

const hex = (brand: typeof mahd) => brand.colors.dark.surface;

test('a colour in any notation becomes an sRGB token', () => {
  const brand = defineBrand({
    ...rose,
    colors: { ...rose.colors, light: { ...rose.colors.light, ink: 'oklch(0.24 0.03 20)', paper: 'hsl(22 100% 98%)' } },
  });
  expect(designTokens(brand, 'light').color).toMatchObject({
    ink: { $value: { colorSpace: 'srgb', hex: expect.stringMatching(/^#[\da-f]{6}$/) as string } },
    paper: { $value: { hex: '#fff9f5' } },
  });
});

test('the page Tokens lists every token but the colours and what only styles of the library use', () => {
  const page = readFileSync(new URL('../docs/Tokens.mdx', import.meta.url), 'utf8');
  const prefixes = [...page.matchAll(/prefixes=\{\[([^\]]+)\]\}/g)].flatMap(
    ([, list = '']) => list.match(/[\w-]+/g) ?? [],
  );
  const isListed = (name: string) => [...prefixes, 'color', 'picture'].some((prefix) => name.startsWith(`--${prefix}`));
  expect(Object.keys(tokensOf(brandCss(mahd))).filter((name) => !isListed(name))).toEqual(['--hero-shape', '--dir']);
});
