import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type SliderStringKey = 'minimum' | 'maximum';

export const strings: ComponentStrings<SliderStringKey> = {
  en: { minimum: 'Minimum', maximum: 'Maximum' },
  ar: { minimum: 'الحد الأدنى', maximum: 'الحد الأقصى' },
};
