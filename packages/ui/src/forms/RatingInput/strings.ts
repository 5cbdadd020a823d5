import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type RatingInputStringKey = 'stars';

export const strings: ComponentStrings<RatingInputStringKey> = {
  en: { stars: '{value} out of {max}' },
  ar: { stars: '{value} من {max}' },
};
