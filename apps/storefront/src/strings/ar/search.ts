import type { Twin } from '../words.js';
import type en from '../en/search.js';

const ar: Twin<typeof en> = {
  search: {
    label: 'البحث في المنتجات والمقالات',
    placeholder: 'عمّ تبحثين؟',
    hint: 'اكتبي 4 أحرف على الأقل',
    products: 'المنتجات',
    articles: 'المقالات',
    noProduct: 'لم يُعثر على أي منتج!',
    noArticle: 'لم يُعثر على أي مقال!',
    searching: 'جارٍ البحث…',
    failed: 'تعذّر البحث. يُرجى إعادة المحاولة.',
    resultsFor: 'نتائج البحث عن «{query}»',
    clear: 'مسح البحث',
    suggestion: 'هل تقصدين «{query}»؟',
  },
};

export default ar;
