import { readFileSync } from 'node:fs';
import { inRoot } from '../workspace/root.mjs';

/** What `npm run bench -- components` measured last. @type {import('../../bench/components/benchComponents.mjs').ComponentsResult} */
const measured = JSON.parse(readFileSync(inRoot('bench/results/components.json'), 'utf8'));

/** Whose figures stand beside ours, in this order, and what 200 product cards cost a server with each and with ours. */
export const { rivals, cards } = measured;

/**
 * @param {string} job
 * @returns {string[]} kB with style sheets; a dash where a system has nothing of the kind
 */
export function rivalWeights(job) {
  const sizes = measured.sizes.find(({ what }) => what === job)?.rivals ?? [];
  const most = Math.max(...sizes.map((size) => size?.jobs ?? 0));
  return sizes.map((size) =>
    size === null
      ? '–'
      : `${((size.script + size.styles) / 1000).toFixed(1)}${size.jobs < most ? ` (${size.jobs} of ${most})` : ''}`,
  );
}
