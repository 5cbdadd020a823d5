import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../workspace/root.mjs';

/** A test file in backticks and the titles, or their beginnings, quoted after it. */
const reference = /`([^`\s{}]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+")*)/g;

/** Paths are relative to the root or to the API's tests. @param {string} path */
const fileOf = (path) => [path, `apps/api/test/${path}`].map((each) => inRoot(each)).find((each) => existsSync(each));

it.each(['docs/security.md', 'docs/reliability.md'])('%s names tests that exist', (document) => {
  const references = [...readFileSync(inRoot(document), 'utf8').matchAll(reference)];
  expect(references.length).toBeGreaterThan(30);
  const wrong = references.flatMap(([, path = '', titles = '']) => {
    const file = fileOf(path);
    if (file === undefined) return [path];
    const text = readFileSync(file, 'utf8');
    return [...titles.matchAll(/"([^"]+)"/g)].flatMap(([, title = '']) =>
      text.includes(title) ? [] : [`${path} "${title}"`],
    );
  });
  expect(wrong).toEqual([]);
});
