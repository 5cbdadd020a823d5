import type { IconShape } from './icons.js';

/** Two links of a chain: a URL to copy. Not in the set, which is in every first view: few need it. */
export const link: IconShape = {
  mirror: false,
  path: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
};
