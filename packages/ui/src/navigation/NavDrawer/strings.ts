import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type NavDrawerStringKey = 'all';

export const strings: ComponentStrings<NavDrawerStringKey> = {
  en: { all: 'All {name}' },
  ar: { all: 'كل ما في {name}' },
};
