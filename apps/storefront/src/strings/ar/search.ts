import type { Twin } from '../../app/words.js';
import type en from '../en/search.js';

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
};

export default ar;
