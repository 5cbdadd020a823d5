import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenTokens, withoutDirective } from '../package/pack.mjs';

const px = { value: 4, unit: 'px' };
const ink = { colorSpace: 'srgb', components: [0, 0.5, 1], alpha: 1, hex: '#0080ff' };

describe('a token file', () => {
  test('of the W3C format is accepted, groups within groups', () => {
    expect(
      brokenTokens({
        $description: 'Tokens',
        color: { ink: { $type: 'color', $value: ink } },
        space: { small: { half: { $type: 'dimension', $value: px } } },
        motion: {
          fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
          out: { $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] },
        },
        font: {
          base: { $type: 'fontFamily', $value: ['Rubik', 'sans-serif'] },
          bold: { $type: 'fontWeight', $value: 700 },
        },
        shadow: { raised: { $type: 'shadow', $value: { color: ink, offsetX: px, offsetY: px, blur: px, spread: px } } },
        leading: { body: { $type: 'number', $value: 1.5 } },
      }),
    ).toEqual([]);
  });

  test.each([
    ['a colour as CSS writes it', { $type: 'color', $value: '#0080ff' }],
    ['a length as CSS writes it', { $type: 'dimension', $value: '4px' }],
    ['a unit that the format does not have', { $type: 'dimension', $value: { value: 4, unit: 'em' } }],
    ['a curve that goes back in time', { $type: 'cubicBezier', $value: [1.2, 0, 0, 1] }],
    ['a shadow without a colour', { $type: 'shadow', $value: { offsetX: px, offsetY: px, blur: px, spread: px } }],
    ['a value that is no number', { $type: 'number', $value: Number.NaN }],
    ['a type that the format does not have', { $type: 'space', $value: px }],
    ['a value without its token', '4px'],
  ])('with %s is refused, and the place is named', (_what, token) => {
    expect(brokenTokens({ group: { name: token } })).toEqual(['group/name']);
  });

  test('with a name that references could not say is refused', () => {
    expect(brokenTokens({ 'a.b': { $type: 'number', $value: 1 } })).toEqual(['a.b']);
  });
});

describe('files for the browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahd-directive-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('say so: markup and hooks need the directive, functions do not', () => {
    writeFileSync(
      join(folder, 'silent.js'),
      "import { jsx } from 'react/jsx-runtime';\nexport const a = jsx('p', {});",
    );
    writeFileSync(
      join(folder, 'hook.js'),
      "import { useState } from 'react';\nexport const useIt = () => useState(0);",
    );
    writeFileSync(
      join(folder, 'said.js'),
      "'use client';\nimport { useState } from 'react';\nexport const useIt = () => useState(0);",
    );
    writeFileSync(join(folder, 'plain.js'), 'export const twice = (n) => n * 2;');
    expect(withoutDirective(folder).sort()).toEqual(['hook.js', 'silent.js']);
  });
});
