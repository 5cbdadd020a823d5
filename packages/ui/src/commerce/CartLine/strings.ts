import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'CartLine'> = {
  component: 'CartLine',
  en: {
    removeFromCart: 'Remove {name} from the cart',
    remove: 'Remove',
    removed: '{name} was removed',
    undo: 'Undo',
    unitPrice: 'each',
    lineTotal: 'Total',
  },
  ar: {
    removeFromCart: 'إزالة {name} من سلة التسوق',
    remove: 'إزالة',
    removed: 'تمت إزالة {name}',
    undo: 'تراجع',
    unitPrice: 'للقطعة',
    lineTotal: 'الإجمالي',
  },
};
