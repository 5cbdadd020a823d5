import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inRoot } from '../workspace/root.mjs';
import { filesWithoutDirective, invalidTokens, manifestProblems, published } from '../package/pack.mjs';

const px = { value: 4, unit: 'px' };
const ink = { colorSpace: 'srgb', components: [0, 0.5, 1], alpha: 1, hex: '#0080ff' };

describe('invalidTokens', () => {
  test('accepts the W3C format with nested groups', () => {
    expect(
      invalidTokens({
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
    ['a CSS colour', { $type: 'color', $value: '#0080ff' }],
    ['a CSS length', { $type: 'dimension', $value: '4px' }],
    ['an unknown unit', { $type: 'dimension', $value: { value: 4, unit: 'em' } }],
    ['an easing curve that goes back in time', { $type: 'cubicBezier', $value: [1.2, 0, 0, 1] }],
    ['a shadow without a colour', { $type: 'shadow', $value: { offsetX: px, offsetY: px, blur: px, spread: px } }],
    ['a value that is not a number', { $type: 'number', $value: Number.NaN }],
    ['an unknown type', { $type: 'space', $value: px }],
    ['a value outside of a token', '4px'],
  ])('names the path of %s', (_what, token) => {
    expect(invalidTokens({ group: { name: token } })).toEqual(['group/name']);
  });

  test('refuses a name that a reference cannot contain', () => {
    expect(invalidTokens({ 'a.b': { $type: 'number', $value: 1 } })).toEqual(['a.b']);
  });
});

describe('filesWithoutDirective', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahd-directive-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('lists files with JSX or hooks, not plain functions', () => {
    writeFileSync(
      join(folder, 'silent.js'),
      "import { jsx } from 'react/jsx-runtime';\nexport const a = jsx('p', {});",
    );
    writeFileSync(
      join(folder, 'hook.js'),
      "import { useState } from 'react';\nexport const useIt = () => useState(0);",
    );
    writeFileSync(
      join(folder, 'marked.js'),
      "'use client';\nimport { useState } from 'react';\nexport const useIt = () => useState(0);",
    );
    writeFileSync(join(folder, 'plain.js'), 'export const twice = (n) => n * 2;');
    expect(filesWithoutDirective(folder).sort()).toEqual(['hook.js', 'silent.js']);
  });
});

describe('manifestProblems', () => {
  const complete = {
    license: 'MIT',
    repository: {},
    engines: {},
    peerDependencies: { react: '>=19 <20', yup: '^1.7.1' },
  };

  test.each(published)('accepts the manifest of %s', (name) => {
    expect(manifestProblems(JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')))).toEqual([]);
  });

  test('names missing fields, peers without an upper limit and exact versions of shared dependencies', () => {
    expect(manifestProblems(complete)).toEqual([]);
    expect(manifestProblems({ ...complete, license: undefined })).toEqual(['license is missing']);
    expect(manifestProblems({ ...complete, peerDependencies: { react: '>=19' } })).toEqual([
      'peerDependencies: react >=19 has no upper limit',
    ]);
    expect(manifestProblems({ ...complete, dependencies: { swiper: '14.4.0', 'colorjs.io': '0.7.1' } })).toEqual([
      'dependencies: swiper 14.4.0 is exact, use a caret range',
    ]);
  });
});
