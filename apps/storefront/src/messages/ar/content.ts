import type { Twin } from '../../app/messages.js';
import type en from '../en/content.js';

const ar: Twin<typeof en> = {
  content: {
    lastUpdated: 'آخر تحديث: {date}',
    version: 'الإصدار {version}',
    reviewedOn: 'آخر مراجعة وفق هذه المصادر: {date}',
    sources: 'المصادر',
    note: 'تنبيه',
    print: 'طباعة',
    onThisPage: 'في هذه الصفحة',
    related: 'مواضيع ذات صلة',
    relatedProducts: 'منتجات ذات صلة',
    empty: 'لا توجد مقالات هنا بعد.',
    emptyAction: 'الانتقال إلى عالم الأم والطفل',
    weeks: 'الأسابيع {from} إلى {to}',
    findMonth: 'اعرفي شهركِ: أدخلي التاريخ',
    findAge: 'اعرفي عمر طفلكِ: أدخلي تاريخ ميلاده',
    monthNow: 'أنتِ الآن هنا: {month}',
    readMore: 'قراءة الدليل',
    accountsEmptyTitle: 'ليس لدينا حسابات على شبكات التواصل بعد',
    accountsEmpty: 'أي حساب يستعمل اسمنا هناك ليس لنا.',
    companyText: 'مقرّ مهد في دولة الإمارات العربية المتحدة، ومنه نبيع عبر هذا الموقع.',
    question: 'هل لديكِ سؤال؟',
    questionText: 'نقرأ كل رسالة ونردّ بالعربية أو الإنجليزية.',
    quickAnswers: 'إجابات سريعة',
    returns: 'الإرجاع وردّ المبالغ',
  },
  office: {
    address: 'العنوان',
    phone: 'الهاتف',
    fax: 'الفاكس',
    email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
  },
  article: {
    number: 'المقال {n} من {total}',
    articles: {
      zero: 'لا توجد مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: '{n} مقالات',
      many: '{n} مقالًا',
      other: '{n} مقال',
    },
    previous: 'المقال السابق',
    next: 'المقال التالي',
    order: 'ترتيب القراءة',
    share: 'مشاركة هذا المقال',
  },
  sitemap: {
    bottlefeeding: 'الرضّاعات والحلمات واسعة العنق',
    checkout: 'إتمام الشراء',
    login: 'تسجيل الدخول',
    register: 'إنشاء حساب',
    profile: 'حسابي',
    wishlist: 'قائمة الأمنيات',
    orders: 'طلباتي',
  },
  share: {
    whatsapp: 'واتساب',
    facebook: 'فيسبوك',
    x: 'إكس',
  },
};

export default ar;
