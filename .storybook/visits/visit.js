/* global test */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The runner writes one test file per component (`--index-json`). Each file would load the runner and a Storybook of its own, which
 * costs more than looking at its two stories: these two files, one for each worker, hold them all.
 */

/**
 * Runs one half of the tests the runner wrote. `STORIES` keeps those whose file name it matches: `forms-select`, `layout|text`.
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
