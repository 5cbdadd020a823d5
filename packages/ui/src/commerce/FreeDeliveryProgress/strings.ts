import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export type FreeDeliveryProgressStringKey = 'toGo' | 'reached';

export const strings: ComponentStrings<FreeDeliveryProgressStringKey> = {
  en: { toGo: '{amount} to go for free delivery', reached: 'Your delivery is free' },
  ar: { toGo: 'بقي {amount} للحصول على توصيل مجاني', reached: 'التوصيل مجاني لطلبكِ' },
};
