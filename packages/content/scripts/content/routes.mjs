// The paths a text may link to, without the language segment.

const fixed = [
  '/',
  '/mother-baby-products',
  '/products',
  '/cart',
  '/checkout',
  '/tracking',
  '/order-tracking',
  '/order',
  '/product-faqs',
  '/faq',
  '/about',
  '/mother-baby-world',
  '/good-to-know',
  '/breastfeeding-advisor',
  '/blog',
  '/video',
  '/contact',
  '/stages-of-pregnancy',
  '/post-pregnancy-care',
  '/baby-care',
  '/first-time-father',
  '/disclosure-policy',
  '/privacy-protection-policy',
  '/social-media-policy',
  '/term-of-use',
  '/shipping-return-policy',
  '/return-refund-policy',
  '/official-social-media-list',
  '/subsidiaries',
  '/sitemap',
  '/bottlefeeding',
  '/limited-time-offer',
  '/wishlist',
  '/profile',
  '/login',
  '/register',
];

/** Values of the `active` parameter of the About page. */
const aboutTabs = ['about', 'pigeon-way', 'mission', 'logo', 'message'];

/** Every path that exists for this catalogue and these documents, including the query where it selects a tab. */
export function knownRoutes(catalogue, documents) {
  const english = documents.filter(({ language, slug }) => language === 'en' && slug !== '_about');
  return new Set([
    ...fixed,
    ...aboutTabs.map((tab) => `/about?active=${tab}`),
    ...catalogue.categories.flatMap(({ slug, sub_categories }) => [
      `/products/${slug}`,
      ...sub_categories.map((sub) => `/products/${slug}/${sub.slug}`),
    ]),
    ...catalogue.products.map(({ route }) => `/product/${route}`),
    ...english.filter(({ section }) => section === 'breastfeeding-advisor').map(({ path }) => `/${path}`),
    ...english.filter(({ section }) => section === 'blog').map(({ slug }) => `/blog/${slug}`),
  ]);
}
