import type { Twin } from '../../app/messages.js';
import type en from '../en/errors.js';

const ar: Twin<typeof en> = {
  errors: {
    network: {
      title: 'تعذّر الاتصال',
      text: 'يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
    },
    timeout: {
      title: 'استغرق الأمر وقتًا طويلًا',
      text: 'لم يصل الرد في الوقت المحدد. يُرجى إعادة المحاولة.',
    },
    notFound: {
      title: 'عذرًا، حدث خطأ ما!',
      text: 'الصفحة المطلوبة نُقلت أو حُذفت أو تغيّر اسمها أو لم تكن موجودة أصلًا.',
      action: 'الصفحة الرئيسية',
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
