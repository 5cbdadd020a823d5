import type { Language } from '@mahd/rules/locale';
import { CardPrice } from '../../commerce/CardPrice/CardPrice.js';
import { pictureSrc } from '../../media/Picture/index.js';
import { samplePictures } from '../../media/samplePictures.js';
import type { SearchDropdownProps } from './SearchDropdown.js';
import type { SearchResult, SearchTexts } from './searchTypes.js';

const texts: Record<Language, SearchTexts & { popular: string; categories: string; help: string; query: string }> = {
  en: {
    label: 'Search products and articles',
    submit: 'Search',
    clear: 'Clear',
    recent: 'Recent searches',
    clearRecent: 'Clear all',
    popular: 'Popular',
    categories: 'Categories',
    help: 'Questions? We’re happy to help.',
    keepTyping: 'Keep typing…',
    searching: 'Searching…',
    failed: 'Search failed. Please try again.',
    products: 'Products',
    otherProducts: 'More products',
    articles: 'Articles',
    noProduct: 'No products found',
    noArticle: 'No articles found',
    allResults: 'See all results for “bottle”',
    query: 'bottle',
  },
  ar: {
    label: 'البحث في المنتجات والمقالات',
    submit: 'بحث',
    clear: 'مسح',
    recent: 'عمليات البحث الأخيرة',
    clearRecent: 'مسح الكل',
    popular: 'الأكثر رواجًا',
    categories: 'الفئات',
    help: 'هل لديكِ سؤال؟ يسعدنا أن نساعدكِ.',
    keepTyping: 'تابعي الكتابة…',
    searching: 'جارٍ البحث…',
    failed: 'تعذّر البحث. يُرجى إعادة المحاولة.',
    products: 'المنتجات',
    otherProducts: 'منتجات أخرى',
    articles: 'المقالات',
    noProduct: 'لم يُعثر على أي منتج!',
    noArticle: 'لم يُعثر على أي مقال!',
    allResults: 'عرض كل النتائج لـ«زجاجة»',
    query: 'زجاجة',
  },
};

const names = {
  en: {
    products: ['Wide-neck glass nursing bottle', 'Bottle liquid cleanser refill', 'Breast milk storage bags'],
    articles: ['How to feed a baby by bottle', 'Cleaning and sterilizing bottles'],
  },
  ar: {
    products: ['زجاجة إرضاع زجاجية بعنق واسع', 'عبوة إعادة تعبئة لسائل تنظيف الزجاجات', 'أكياس حفظ حليب الأم'],
    articles: ['كيف تُرضعين طفلكِ بالزجاجة', 'تنظيف زجاجات الرضاعة وتعقيمها'],
  },
};
const recent = { en: ['baby lotion', 'wipes'], ar: ['غسول الأطفال', 'مناديل'] };
const categories = { en: ['Skincare', 'Hygiene', 'Healthcare'], ar: ['العناية بالبشرة', 'النظافة', 'العناية الصحية'] };
const categoryPictures = [samplePictures.skincare, samplePictures.hygiene, samplePictures.healthcare];
const prices = [{ amount: 6900, from: true }, { amount: 3450, was: 4600 }, { amount: 8900 }];
const details = { en: ['240 ml', '650 ml', '180 ml, 30 bags'], ar: ['240 مل', '650 مل', '180 مل، 30 كيسًا'] };
const pictures = [samplePictures.bottle240, samplePictures.cleanser, samplePictures.storageBags];

function results(language: Language): { products: SearchResult[]; articles: SearchResult[] } {
  return {
    products: names[language].products.map((name, at) => ({
      id: `p${at}`,
      href: `/product/${at}`,
      name,
      detail: details[language][at],
      picture: (
        <img src={pictureSrc(pictures[at] ?? samplePictures.bottle240, '/pictures')} alt="" width={960} height={960} />
      ),
      price: <CardPrice price={prices[at] ?? { amount: 0 }} />,
    })),
    articles: names[language].articles.map((name, at) => ({
      id: `a${at}`,
      href: `/breastfeeding-advisor/${at}`,
      name,
    })),
  };
}

function suggestions(language: Language) {
  const t = texts[language];
  return {
    recent: recent[language].map((name) => ({ id: name, href: `/products?q=${name}`, name })),
    suggestions: [
      {
        title: t.categories,
        layout: 'grid',
        items: categories[language].map((name, at) => ({
          id: name,
          href: `/products/${at}`,
          name,
          picture: (
            <img
              src={pictureSrc(categoryPictures[at] ?? samplePictures.skincare, '/pictures')}
              alt=""
              width={800}
              height={600}
            />
          ),
        })),
      },
      { title: t.popular, items: results(language).products },
    ],
    noResultsHelp: t.help,
  } satisfies Partial<SearchDropdownProps>;
}

/** Props of a search, for the stories of the dropdown and the sheet. */
export function sampleSearch(language: Language) {
  const { query, popular: _popular, categories: _categories, help: _help, ...labels } = texts[language];
  return {
    query,
    onQueryChange: () => undefined,
    open: true,
    onOpenChange: () => undefined,
    status: 'ready',
    texts: labels,
    action: '/products',
    onSearch: () => undefined,
    onRecentClear: () => undefined,
    ...results(language),
    ...suggestions(language),
  } satisfies SearchDropdownProps;
}
