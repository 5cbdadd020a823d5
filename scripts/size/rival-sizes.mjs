import { readFileSync } from 'node:fs';
import { inRoot } from '../workspace/root.mjs';

/** The last result of `npm run bench -- components`. @type {import('../../bench/components/benchComponents.mjs').ComponentsResult} */
const measured = JSON.parse(readFileSync(inRoot('bench/results/components.json'), 'utf8'));

/** The other design systems, and the cost of rendering 200 product cards with each. */
export const { rivals, cards } = measured;

/**
 * @param {string} bundle name of a component bundle
 * @returns {string[]} kB with style sheets; a dash where a system has no such component
 */
export function rivalSizes(bundle) {
  const sizes = measured.sizes.find(({ what }) => what === bundle)?.rivals ?? [];
  const most = Math.max(...sizes.map((size) => size?.jobs ?? 0));
  return sizes.map((size) =>
    size === null
      ? '–'
      : `${((size.script + size.styles) / 1000).toFixed(1)}${size.jobs < most ? ` (${size.jobs} of ${most})` : ''}`,
  );
}
