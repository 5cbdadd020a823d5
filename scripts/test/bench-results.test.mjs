import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../workspace/root.mjs';

it.each(['api', 'components', 'interactions', 'pages', 'scale', 'server'])(
  'the table of %s shows the recorded figures beside the present budgets',
  async (part) => {
    const { table } = await import(`../../bench/${part}/table.mjs`);
    const result = (/** @type {string} */ type) => readFileSync(inRoot(`bench/results/${part}.${type}`), 'utf8');
    expect(result('md')).toBe(table(JSON.parse(result('json'))));
  },
);
