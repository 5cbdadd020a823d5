import type { Twin } from '../../app/words.js';
import type en from '../en/orders.js';

const ar: Twin<typeof en> = {
  tracking: {
    title: 'تتبّع الطلب',
    intro: 'أدخلي رقم الطلب مع البريد الإلكتروني أو رقم الهاتف المتحرك المستعمل في الطلب.',
    orderNumber: 'رقم الطلب',
    orderNumberHint: 'تجدينه في رسالة تأكيد الطلب.',
    contact: 'البريد الإلكتروني أو رقم الهاتف المتحرك',
    errorNumber: 'يُرجى إدخال رقم الطلب',
    errorContact: 'يُرجى إدخال البريد الإلكتروني أو رقم الهاتف المتحرك',
    notFound: 'لم يُعثر على أي سجل، يُرجى إعادة المحاولة',
    notReceived: 'لم يصلكِ طلبكِ؟',
    progress: 'مراحل الطلب {orderNumber}',
    submit: 'تتبّع الطلب',
    again: 'تتبّع طلب آخر',
    steps: {
      confirmed: 'تم التأكيد',
      processing: 'قيد التجهيز',
      dispatched: 'تم الشحن',
      delivered: 'تم التوصيل',
    },
  },
  status: {
    ORDERPLACED: 'تم إرسال الطلب',
    ORDERCONFIRMED: 'تم تأكيد الطلب',
    ORDERPROCESSED: 'قيد التجهيز',
    ORDERDISPATCHED: 'تم الشحن',
    ORDERDELIVERED: 'تم التوصيل',
    ORDERNOTDELIVERED: 'تعذّر التوصيل',
    ORDERCANCELLED: 'أُلغي الطلب',
    text: {
      ORDERPLACED: 'وصلنا طلبكِ وسنؤكده قريبًا.',
      ORDERCONFIRMED: 'تم تأكيد طلبكِ.',
      ORDERPROCESSED: 'نجهّز طردكِ الآن.',
      ORDERDISPATCHED: 'طردكِ في الطريق إليكِ.',
      ORDERDELIVERED: 'تم توصيل طردكِ.',
      ORDERNOTDELIVERED: 'تعذّر على المندوب تسليم الطرد. سنراسلكِ بشأن المحاولة التالية.',
      ORDERCANCELLED: 'أُلغي هذا الطلب.',
    },
  },
};

export default ar;
