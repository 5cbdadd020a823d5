import type { IconShape } from '@mahd/ui/icons';

/** Stands for cash on delivery. */
export const banknote: IconShape = {
  mirror: false,
  path: 'M3 6.5h18v11H3zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 9.5v.01M18 14.5v.01',
};
