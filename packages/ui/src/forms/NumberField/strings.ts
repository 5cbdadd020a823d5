import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type NumberFieldStringKey = 'increase' | 'decrease';

export const strings: ComponentStrings<NumberFieldStringKey> = {
  en: { increase: 'Increase', decrease: 'Decrease' },
  ar: { increase: 'زيادة', decrease: 'تقليل' },
};
