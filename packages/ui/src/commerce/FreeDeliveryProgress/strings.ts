import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'FreeDeliveryProgress'> = {
  component: 'FreeDeliveryProgress',
  en: { toGo: '{amount} to go for free delivery', reached: 'Your delivery is free' },
  ar: { toGo: 'بقي {amount} للحصول على توصيل مجاني', reached: 'التوصيل مجاني لطلبكِ' },
};
