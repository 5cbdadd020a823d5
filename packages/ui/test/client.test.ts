// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const published = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(stories|test|page)\.|samples|sampleBoxes|renderIn|testing\/story/.test(path),
);
/** Renders markup or uses a client-only API of React. */
const forBrowsers = (path: string, code: string) =>
  path.endsWith('.tsx') || /import \{[^}]*\b(use[A-Z]\w*|createContext|lazy)\b[^}]*\} from 'react'/.test(code);

test('every client file starts with "use client", so that the library works with server components', () => {
  const files = published
    .map((path) => ({ path, code: readFileSync(join(source, path), 'utf8') }))
    .filter(({ path, code }) => forBrowsers(path, code));
  expect(files.length).toBeGreaterThan(90);
  expect(files.filter(({ code }) => !code.startsWith("'use client';\n")).map(({ path }) => path)).toEqual([]);
});
