import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'NumberField'> = {
  component: 'NumberField',
  en: { increase: 'Increase', decrease: 'Decrease' },
  ar: { increase: 'زيادة', decrease: 'تقليل' },
};
