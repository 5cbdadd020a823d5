import type { Twin } from '../../app/messages.js';
import type en from '../en/blog.js';

const ar: Twin<typeof en> = {
  blog: {
    viewBlog: 'قراءة المقال',
    empty: 'لا توجد مقالات بعد.',
    published: 'تاريخ النشر: {date}',
    share: 'مشاركة هذا المقال',
    previous: 'المقال السابق',
    next: 'المقال التالي',
    topics: 'المواضيع',
    allTopics: 'كل المواضيع',
    topic: {
      pregnancy: 'الحمل',
      breastfeeding: 'الرضاعة الطبيعية',
      care: 'العناية بالطفل',
      safety: 'السلامة',
      family: 'حياة الأسرة',
    },
  },
};

export default ar;
