/* global test */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The runner generates one test file per component (`--index-json`), each of which would load the runner and Storybook
 * again. Two files, one per worker, import them all instead.
 */

/**
 * Runs one half of the generated tests. `STORIES` filters them by file name: `forms-select`, `layout|text`.
 * @param {0 | 1} half
 */
export async function visit(half) {
  const folder = process.env.TEST_ROOT;
  const wanted = new RegExp(process.env.STORIES ?? '');
  const files = readdirSync(folder)
    .filter((file) => wanted.test(file))
    .sort();
  const mine = files.filter((_, index) => index % 2 === half);
  if (mine.length === 0) test.todo('no component for this worker');
  for (const file of mine) await import(join(folder, file));
}
