import type { Twin } from '../../app/words.js';
import type en from '../en/below.js';

const ar: Twin<typeof en> = {
  search: {
    label: 'البحث في المنتجات والمقالات',
    placeholder: 'عمّ تبحثين؟',
    keepTyping: 'تابعي الكتابة…',
    products: 'المنتجات',
    articles: 'المقالات',
    noProduct: 'لم يُعثر على أي منتج!',
    noArticle: 'لم يُعثر على أي مقال!',
    searching: 'جارٍ البحث…',
    failed: 'تعذّر البحث. يُرجى إعادة المحاولة.',
  },
  shopper: {
    account: 'حسابي',
    greeting: 'مرحبًا، {firstName}',
    wishlist: 'قائمة الأمنيات',
  },
  footer: {
    offices: 'مكاتب الشركة',
    policies: 'السياسات',
    help: 'المساعدة',
    followUs: 'تابعينا',
    disclosurePolicy: 'سياسة الإفصاح',
    privacyPolicy: 'سياسة حماية الخصوصية',
    socialMediaPolicy: 'سياسة التواصل الاجتماعي',
    termOfUse: 'شروط الاستخدام',
    shippingReturnPolicy: 'سياسة الشحن والإرجاع',
    returnRefundPolicy: 'سياسة الإرجاع وردّ المبالغ',
    socialMediaList: 'قائمة الحسابات الرسمية',
    subsidiaries: 'الشركات التابعة والمكاتب',
    sitemap: 'خريطة الموقع',
    licence: 'رخصة تجارية رقم {licence}',
    trn: 'رقم التسجيل الضريبي {trn}',
    copyright: '© {year} {legalName}. جميع الحقوق محفوظة.',
    cookieSettings: 'إعدادات ملفات الارتباط',
    paymentMethods: 'بالبطاقة أو نقدًا عند التسليم',
  },
  saudi: {
    title: 'هذا القسم من المتجر مخصّص لدولة الإمارات',
    text: 'يمكن قراءة جميع الأدلة وصفحات المنتجات. أما طلبات هذا الموقع فتُوصَّل داخل دولة الإمارات العربية المتحدة فقط.',
    action: 'الانتقال إلى المنتجات',
  },
  consent: {
    title: 'خصوصيتكِ',
    text: 'بموافقتكِ نحصي الصفحات التي تُقرأ لنحسّنها. ولا نحصي شيئًا قبل أن تختاري.',
    accept: 'قبول',
    reject: 'رفض',
    saved: 'تم حفظ خياركِ. يمكنكِ تغييره من تذييل الصفحة.',
  },
};

export default ar;
