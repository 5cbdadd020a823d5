import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'RatingInput'> = {
  component: 'RatingInput',
  en: { stars: '{value} out of {max}' },
  ar: { stars: '{value} من {max}' },
};
