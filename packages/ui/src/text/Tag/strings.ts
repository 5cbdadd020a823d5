import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type TagStringKey = 'remove';

export const strings: ComponentStrings<TagStringKey> = {
  en: { remove: 'Remove {name}' },
  ar: { remove: 'إزالة {name}' },
};
