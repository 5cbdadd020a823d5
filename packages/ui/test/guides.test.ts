// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guides } from '../docs/guides/index.js';

const source = join(import.meta.dirname, '../src');
const folders = readdirSync(source)
  .filter((group) => !/\.|foundation|testing/.test(group))
  .flatMap((group) =>
    readdirSync(join(source, group))
      .filter((name) => /^[A-Z]\w+$/.test(name))
      .map((name) => ({ name, files: readdirSync(join(source, group, name)) })),
  )
  .filter(({ files }) => files.includes('index.ts'));

test('every component has a guide: when to use it and when not', () => {
  // The form is in a folder with the fields bound to it.
  expect(Object.keys(guides).sort()).toEqual([...folders.map(({ name }) => name), 'ValidatedForm'].sort());
  for (const [name, guide] of Object.entries(guides))
    expect(guide?.use.length && guide.dont.length, name).toBeGreaterThan(0);
});

test('every component has stories', () => {
  expect(folders.filter(({ name, files }) => !files.includes(`${name}.stories.tsx`)).map(({ name }) => name)).toEqual(
    [],
  );
});
