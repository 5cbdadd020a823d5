import type { Twin } from '../../app/messages.js';
import type en from '../en/content.js';

const ar: Twin<typeof en> = {
  content: {
    lastUpdated: 'آخر تحديث: {date}',
    version: 'الإصدار {version}',
    reviewedOn: 'تاريخ المراجعة: {date}',
    sources: 'المصادر',
    note: 'للعلم',
    print: 'طباعة',
    readingTime: {
      zero: 'تُقرأ في أقل من دقيقة',
      one: 'تُقرأ في دقيقة واحدة',
      two: 'تُقرأ في دقيقتين',
      few: 'تُقرأ في {n} دقائق',
      many: 'تُقرأ في {n} دقيقة',
      other: 'تُقرأ في {n} دقيقة',
    },
    onThisPage: 'في هذه الصفحة',
    related: 'مواضيع ذات صلة',
    relatedProducts: 'منتجات تناسب هذا الموضوع',
    empty: 'لا شيء للقراءة هنا بعد.',
    emptyAction: 'الانتقال إلى عالم الأم والطفل',
    weeks: 'الأسابيع {weeks}',
    findMonth: 'اعرفي شهركِ: أدخلي تاريخ الميلاد أو موعد الولادة',
    monthNow: 'أنتِ الآن هنا: {month}',
    readMore: 'متابعة القراءة',
    accountsEmpty: 'لم نُعلن عن أي حساب بعد. وأي حساب لا تجدينه في هذه القائمة لا يتحدث باسمنا.',
    officesEmpty: 'سنضيف العناوين هنا فور تأكيدها. وحتى ذلك الحين يسعدنا أن تصلنا رسالتكِ من صفحة التواصل.',
    onNetwork: '{network}، {language}',
  },
  office: {
    address: 'العنوان',
    phone: 'الهاتف',
    fax: 'الفاكس',
    email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
  },
  article: {
    number: 'المقال رقم {n}',
    articles: {
      zero: 'لا مقالات',
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
    bottlefeeding: 'الرضاعة بالزجاجة',
    checkout: 'إتمام الطلب',
    login: 'تسجيل الدخول',
    register: 'إنشاء حساب',
    profile: 'الملف الشخصي',
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
