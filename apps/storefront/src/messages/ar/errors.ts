import type { Twin } from '../../app/messages.js';
import type en from '../en/errors.js';

const ar: Twin<typeof en> = {
  errors: {
    network: {
      title: 'تعذّر الاتصال',
      text: 'يُرجى مراجعة الاتصال ثم إعادة المحاولة.',
    },
    timeout: {
      title: 'استغرق الأمر وقتًا طويلًا',
      text: 'لم يصل الردّ في الوقت المحدد. يُرجى إعادة المحاولة.',
    },
    notFound: {
      title: 'الصفحة غير موجودة',
      text: 'ربما نُقلت أو حُذفت أو تغيّر اسمها.',
      searchExample: 'مثال: شفاط حليب',
      closest: 'أقرب نتيجة:',
      allPages: 'تصفّحي كل صفحاتنا',
      action: 'العودة إلى الصفحة الرئيسية',
      categories: 'التسوق حسب الفئة',
    },
    server: {
      title: 'حدث خلل من جانبنا',
      text: 'سجّلنا الخلل. يُرجى إعادة المحاولة بعد لحظات.',
    },
    unavailable: {
      title: 'سنعود بعد قليل',
      text: 'نُجري بعض التحديثات، وسلتكِ محفوظة.',
    },
  },
};

export default ar;
