import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'Tag'> = {
  component: 'Tag',
  en: { remove: 'Remove {name}' },
  ar: { remove: 'إزالة {name}' },
};
