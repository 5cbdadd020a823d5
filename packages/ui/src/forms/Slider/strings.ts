import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'Slider'> = {
  component: 'Slider',
  en: { minimum: 'Minimum', maximum: 'Maximum' },
  ar: { minimum: 'الحد الأدنى', maximum: 'الحد الأقصى' },
};
