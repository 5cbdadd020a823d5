import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type PromoBoxStringKey = 'code' | 'placeholder' | 'submit' | 'applied' | 'remove';

export const strings: ComponentStrings<PromoBoxStringKey> = {
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
