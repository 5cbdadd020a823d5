import type { Twin } from '../../app/messages.js';
import type en from '../en/shell.js';

const ar: Twin<typeof en> = {
  site: {
    name: 'مهد',
    tagline: 'عناية بالأم والطفل',
    titleTemplate: '{page} | مهد',
    logoAlt: 'مهد، الصفحة الرئيسية',
  },
  nav: {
    greeting: 'مرحبًا، {firstName}',
    home: 'الرئيسية',
    products: 'المنتجات',
    viewAllProducts: 'عرض جميع المنتجات',
    about: 'من نحن',
    motherBabyWorld: 'عالم الأم والطفل',
    goodToKnow: 'معلومات تهمّكِ',
    stagesOfPregnancy: 'مراحل الحمل',
    postPregnancyCare: 'العناية بعد الولادة',
    babyCare: 'العناية بالطفل',
    firstTimeFather: 'أب للمرة الأولى',
    breastfeedingAdvisor: 'دليل الرضاعة الطبيعية',
    blog: 'المدوّنة',
    video: 'خطوة بخطوة',
    faq: 'أسئلة وأجوبة',
    productFaqs: 'أسئلة عن المنتجات',
    contact: 'تواصلي معنا',
    offers: 'العروض',
    cart: 'السلة',
    profile: 'حسابي',
    wishlist: 'قائمة الأمنيات',
    orderTracking: 'تتبّع الطلب',
    globalSite: 'الموقع العالمي',
    search: 'بحث',
    searchLabel: 'البحث في المنتجات والمقالات',
  },
  buy: {
    addToCart: 'إضافة إلى السلة',
    chooseOption: 'عرض الخيارات',
    notifyMe: 'نبّهيني عند التوفّر',
    wish: 'إضافة {name} إلى قائمة الأمنيات',
  },
  common: {
    viewAll: 'عرض الكل',
  },
};

export default ar;
