import type { ComponentStrings } from '../../foundation/useComponentStrings.js';

export const strings: ComponentStrings<'OrderTable'> = {
  component: 'OrderTable',
  en: {
    number: 'Order number',
    date: 'Date',
    payment: 'Payment method',
    status: 'Status',
    total: 'Total',
    actions: 'Actions',
  },
  ar: {
    number: 'رقم الطلب',
    date: 'التاريخ',
    payment: 'طريقة الدفع',
    status: 'الحالة',
    total: 'الإجمالي',
    actions: 'الإجراءات',
  },
};
