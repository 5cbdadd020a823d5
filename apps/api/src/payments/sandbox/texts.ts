import type { Language } from '@mahd/contract';

const en = {
  testNotice: 'Test payment. No money moves and real cards must not be used.',
  title: 'Pay by card',
  orderNumber: 'Order {orderNumber}',
  cardNumber: 'Card number',
  nameOnCard: 'Name on the card',
  expiry: 'Expiry date (MM/YY)',
  cvv: 'Security code (CVV)',
  pay: 'Pay {amount}',
  cancel: 'Cancel payment',
  cardInvalid: 'Please check the card number.',
  nameInvalid: 'Please enter the name on the card.',
  expiryInvalid: 'Please check the expiry date.',
  cvvInvalid: 'Please check the security code.',
  otpTitle: 'Confirm the payment',
  otpText: 'Enter the code sent to your phone. For this test it is 123456.',
  otpLabel: 'One-time code',
  otpSubmit: 'Confirm',
  returning: 'Taking you back to the shop…',
  continue: 'Continue',
  over: 'This payment is over.',
  testCards: 'Test cards',
  outcome: {
    approved: 'Approved',
    challenge: 'Asks for the one-time code',
    declined: 'Declined',
    insufficient: 'Not enough money',
    expired: 'Expired card',
    error: 'Processing error',
    review: 'Held for review',
  },
};

type SandboxTexts = typeof en;

const ar: SandboxTexts = {
  testNotice: 'دفع تجريبي. لا تُحوَّل أي أموال، ويجب عدم استعمال بطاقات حقيقية.',
  title: 'الدفع بالبطاقة',
  orderNumber: 'الطلب {orderNumber}',
  cardNumber: 'رقم البطاقة',
  nameOnCard: 'الاسم على البطاقة',
  expiry: 'تاريخ الانتهاء (شهر/سنة)',
  cvv: 'رمز الأمان (CVV)',
  pay: 'دفع {amount}',
  cancel: 'إلغاء الدفع',
  cardInvalid: 'يُرجى التحقق من رقم البطاقة.',
  nameInvalid: 'يُرجى إدخال الاسم المكتوب على البطاقة.',
  expiryInvalid: 'يُرجى التحقق من تاريخ الانتهاء.',
  cvvInvalid: 'يُرجى التحقق من رمز الأمان.',
  otpTitle: 'تأكيد الدفع',
  otpText: 'أدخلي الرمز المرسل إلى هاتفكِ. والرمز في هذا الاختبار 123456.',
  otpLabel: 'رمز لمرة واحدة',
  otpSubmit: 'تأكيد',
  returning: 'جارٍ العودة إلى المتجر…',
  continue: 'متابعة',
  over: 'انتهت عملية الدفع هذه.',
  testCards: 'بطاقات الاختبار',
  outcome: {
    approved: 'مقبولة',
    challenge: 'تطلب الرمز لمرة واحدة',
    declined: 'مرفوضة',
    insufficient: 'الرصيد غير كافٍ',
    expired: 'بطاقة منتهية',
    error: 'خطأ في المعالجة',
    review: 'محتجزة للمراجعة',
  },
};

/** Texts of the test payment page. */
export const sandboxTexts: Readonly<Record<Language, SandboxTexts>> = { en, ar };
