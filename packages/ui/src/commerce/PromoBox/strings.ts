import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'PromoBox'> = {
  component: 'PromoBox',
  en: {
    code: 'Promo code',
    placeholder: 'Enter your code',
    submit: 'Apply',
    applied: 'Code {code} applied',
    remove: 'Remove code',
  },
  ar: {
    code: 'رمز الخصم',
    placeholder: 'أدخلي الرمز',
    submit: 'تطبيق',
    applied: 'تم تطبيق الرمز {code}',
    remove: 'إزالة الرمز',
  },
};
