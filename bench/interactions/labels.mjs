/** Accessible names of the tapped elements. @type {Record<'en' | 'ar', { addToCart: string, openMenu: string, openSearch: string, filters: string, inStockOnly: string }>} */
export const labels = {
  en: {
    addToCart: 'Add to cart',
    openMenu: 'Open menu',
    openSearch: 'Open search',
    filters: 'Filters',
    inStockOnly: 'In stock only',
  },
  ar: {
    addToCart: 'إضافة إلى السلة',
    openMenu: 'فتح القائمة',
    openSearch: 'فتح البحث',
    filters: 'التصفية',
    inStockOnly: 'المتوفر فقط',
  },
};
