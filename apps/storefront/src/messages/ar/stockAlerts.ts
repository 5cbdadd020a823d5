import type { Twin } from '../../app/messages.js';
import type en from '../en/stockAlerts.js';

const ar: Twin<typeof en> = {
  stockAlerts: {
    title: 'نبّهيني عند التوفّر',
    description: 'نراسلكِ مرة واحدة عند توفّر المنتج.',
    text: 'نفدت كمية {name}. سنراسلكِ مرة واحدة عند توفّره من جديد.',
    textSoon: 'قريبًا: {name}. سنراسلكِ مرة واحدة عند توفّره.',
    email: 'البريد الإلكتروني',
    submit: 'نبّهيني عند التوفّر',
    emailInvalid: 'يُرجى إدخال بريد إلكتروني صحيح.',
    waiting: 'تم! سنراسلكِ على {email} عند توفّره.',
    confirmationSent: 'تفقّدي بريدكِ: أرسلنا رابطًا إلى {email}. أكّدي عنوانكِ به خلال 7 أيام، وسنراسلكِ عند توفّر المنتج.',
    inStock: 'المنتج متوفر الآن. أعيدي تحميل الصفحة لشرائه.',
    tooMany: 'محاولات كثيرة في وقت قصير. يُرجى إعادة المحاولة لاحقًا.',
    confirmedTitle: 'تم تأكيد عنوانكِ',
    confirmedText: 'سنراسلكِ مرة واحدة عند توفّر {name}.',
    inStockTitle: 'متوفر الآن',
    inStockText: '{name} متوفر الآن.',
    viewProduct: 'عرض المنتج',
    stopTitle: 'إيقاف جميع تنبيهات التوفّر؟',
    stopText: 'لن نراسلكِ بشأن أيٍّ من المنتجات التي طلبتِ التنبيه عنها.',
    stop: 'إيقافها',
    stoppedTitle: 'تم الإيقاف',
    stoppedText: 'أوقفنا جميع تنبيهات التوفّر الخاصة بكِ.',
    failedTitle: 'تعذّر ذلك',
    linkTitle: 'لم يعد هذا الرابط صالحًا',
    linkInvalid: 'الرابط غير مكتمل، أو انتهت صلاحيته، أو سبق استعماله. اطلبي تنبيهًا جديدًا من صفحة المنتج.',
    linkExpired: 'انتهت صلاحية الرابط. اطلبي تنبيهًا جديدًا من صفحة المنتج.',
    search: 'البحث عن المنتج',
    searchExample: 'مثال: شفاط حليب',
  },
};

export default ar;
