import type { Twin } from '../../app/messages.js';
import type en from '../en/blog.js';

const ar: Twin<typeof en> = {
  blog: {
    viewBlog: 'قراءة المقال',
    empty: 'لا توجد مقالات بعد.',
    published: 'تاريخ النشر: {date}',
    share: 'مشاركة هذا المقال',
  },
};

export default ar;
