import type { Language } from '@mahd/contract';

const en = {
  taxInvoice: 'Tax Invoice',
  invoice: 'Invoice',
  number: 'Invoice number',
  date: 'Invoice date',
  seller: 'Seller',
  customer: 'Customer',
  trn: 'Tax registration number (TRN)',
  licence: 'Trade licence',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price incl. VAT',
  discount: 'Discount',
  rate: 'VAT rate',
  amount: 'Amount',
  promo: 'Promo discount',
  shipping: 'Shipping',
  net: 'Total excl. VAT',
  vat: 'VAT 5% included',
  total: 'Total incl. VAT',
  payment: 'Payment method',
  card: 'Card',
  cod: 'Cash on delivery',
  thanks: 'Thank you for your order.',
};

export type InvoiceTexts = typeof en;

const ar: InvoiceTexts = {
  taxInvoice: 'فاتورة ضريبية',
  invoice: 'فاتورة',
  number: 'رقم الفاتورة',
  date: 'تاريخ الفاتورة',
  seller: 'البائع',
  customer: 'العميل',
  trn: 'رقم التسجيل الضريبي',
  licence: 'الرخصة التجارية',
  description: 'الوصف',
  quantity: 'الكمية',
  unitPrice: 'سعر الوحدة شاملًا الضريبة',
  discount: 'الخصم',
  rate: 'نسبة الضريبة',
  amount: 'المبلغ',
  promo: 'خصم الرمز',
  shipping: 'التوصيل',
  net: 'الإجمالي قبل الضريبة',
  vat: 'ضريبة القيمة المضافة 5% المشمولة',
  total: 'الإجمالي شاملًا الضريبة',
  payment: 'طريقة الدفع',
  card: 'بطاقة',
  cod: 'الدفع عند الاستلام',
  thanks: 'شكرًا لطلبكِ.',
};

/** Invoice texts by language. */
export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = { en, ar };
