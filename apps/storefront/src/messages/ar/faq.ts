import type { Twin } from '../../app/messages.js';
import type en from '../en/faq.js';

const ar: Twin<typeof en> = {
  faq: {
    filter: 'ابحثي في الأسئلة',
    filterPlaceholder: 'مثلًا: النوم، الإرجاع',
    productFilterPlaceholder: 'مثلًا: مقاس الحلمة',
    noMatch: 'لا يوجد سؤال مطابق',
    noMatchHint: 'جرّبي كلمة أخرى.',
    showAll: 'عرض جميع الأسئلة',
    matches: {
      zero: 'لا توجد أسئلة مطابقة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{n} أسئلة',
      many: '{n} سؤالًا',
      other: '{n} سؤال',
    },
    stillQuestions: 'ألم تجدي سؤالكِ هنا؟',
    contactText: 'راسلينا بالعربية أو بالإنجليزية.',
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط',
    link: 'نسخ الرابط: {question}',
    products: 'عرض المنتجات',
    groups: 'المواضيع',
  },
};

export default ar;
