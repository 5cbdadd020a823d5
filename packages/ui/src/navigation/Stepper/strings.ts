import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'Stepper'> = {
  component: 'Stepper',
  en: { done: 'done' },
  ar: { done: 'اكتملت' },
};
