import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'NavDrawer'> = {
  component: 'NavDrawer',
  en: { all: 'All {name}' },
  ar: { all: 'كل ما في {name}' },
};
