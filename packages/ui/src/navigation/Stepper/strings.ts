import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type StepperStringKey = 'done';

export const strings: ComponentStrings<StepperStringKey> = {
  en: { done: 'done' },
  ar: { done: 'اكتملت' },
};
