import type { Twin } from '../../app/messages.js';
import type en from '../en/blog.js';

const ar: Twin<typeof en> = {
  blog: {
    viewBlog: 'قراءة المقال',
    empty: 'لا توجد مقالات بعد.',
    englishOnlyTitle: 'باللغة الإنجليزية',
    englishOnly:
      'تُكتب مدوّنتنا بالإنجليزية، ونعتذر عن عدم توفرها بالعربية في الوقت الحالي. أما أدلّتنا الأخرى فكلها بالعربية.',
    summary: 'مقال بالإنجليزية من مدوّنة مهد: «\u2068{title}\u2069».',
    allPosts: 'جميع المقالات',
    published: 'تاريخ النشر: {date}',
    share: 'مشاركة هذا المقال',
    guides: 'إلى أدلّتنا بالعربية',
  },
};

export default ar;
