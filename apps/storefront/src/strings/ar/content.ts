import type { Twin } from '../../app/words.js';
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
      zero: 'أقل من دقيقة للقراءة',
      one: 'دقيقة واحدة للقراءة',
      two: 'دقيقتان للقراءة',
      few: '{n} دقائق للقراءة',
      many: '{n} دقيقة للقراءة',
      other: '{n} دقيقة للقراءة',
    },
    onThisPage: 'في هذه الصفحة',
    related: 'مواضيع ذات صلة',
    relatedProducts: 'منتجات تناسب هذا الموضوع',
    englishOnly: 'بالإنجليزية فقط',
    empty: 'لا يوجد ما يُقرأ هنا بعد.',
    emptyAction: 'الانتقال إلى عالم الأم والطفل',
    weeks: 'الأسابيع {weeks}',
    readMore: 'متابعة القراءة',
    allPages: 'جميع الصفحات',
    accountsEmpty: 'لم يُعلَن عن أي حساب بعد. وما لم يُذكر حساب هنا فلا أحد يتحدث باسمنا.',
    officesEmpty: 'ستُذكر العناوين هنا فور تأكيدها. وحتى ذلك الحين يمكن مراسلتنا من صفحة التواصل.',
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
