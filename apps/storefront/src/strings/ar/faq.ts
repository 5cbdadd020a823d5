import type { Twin } from '../../app/words.js';
import type en from '../en/faq.js';

const ar: Twin<typeof en> = {
  faq: {
    filter: 'تصفية الأسئلة',
    filterPlaceholder: 'مثلًا: النوم، الإرجاع',
    noMatch: 'لا يوجد سؤال مطابق. يُرجى تجربة كلمة أخرى.',
    matches: {
      zero: 'لا أسئلة مطابقة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{n} أسئلة',
      many: '{n} سؤالًا',
      other: '{n} سؤال',
    },
    stillQuestions: 'ألم تجدي سؤالكِ هنا؟',
    contactText: 'راسلينا، ونحن نجيب بالعربية والإنجليزية.',
    link: 'رابط هذا السؤال',
    groups: 'المواضيع',
  },
};

export default ar;
