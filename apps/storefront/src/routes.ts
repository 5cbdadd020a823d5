import type { VitalsReport } from '@mahd/data/visitor';
import type { DomainName } from './messages/domains.js';

/** An entry of the route table. */
export interface RouteEntry {
  /** The path below the language segment; `:name` is a parameter. */
  readonly path: string;
  /** The route module in `src/routes`, without extension. */
  readonly page: string;
  /** What reports of web vitals call it; absent for `other`. */
  readonly kind?: VitalsReport['page'];
  /** The message domains it needs besides the shell's. `test/routeMessages.test.ts` finds missing ones. */
  readonly messages: readonly DomainName[];
  /** The query parameters that change the page. Server and page cache ignore all others. */
  readonly query?: readonly string[];
  /** Requires login: must not be stored in any shared cache. */
  readonly isPrivate?: true;
}

/** The parameters that `parseListingQuery` reads. */
const listingQuery = ['show', 'sort', 'minPrice', 'maxPrice', 'age', 'inStock', 'q', 'page'];

/** Every page of the shop. Each is served under /en and /ar. */
export const routeTable: readonly RouteEntry[] = [
  { path: '', page: 'home/Home', kind: 'home', messages: ['home'] },
  { path: 'mother-baby-products', page: 'catalog/MotherBabyProducts', kind: 'listing', messages: ['catalog'] },
  {
    path: 'products',
    page: 'catalog/Listing',
    kind: 'listing',
    messages: ['catalog', 'delivery', 'video'],
    query: listingQuery,
  },
  {
    path: 'products/:category',
    page: 'catalog/Listing',
    kind: 'listing',
    messages: ['catalog', 'delivery', 'video'],
    query: listingQuery,
  },
  {
    path: 'products/:category/:subCategory',
    page: 'catalog/Listing',
    kind: 'listing',
    messages: ['catalog', 'delivery', 'video'],
    query: listingQuery,
  },
  {
    path: 'product/:product',
    page: 'catalog/Product',
    kind: 'product',
    messages: ['catalog', 'delivery', 'reviews', 'shellDeferred'],
    query: ['variant', 'reviews'],
  },
  { path: 'faq', page: 'content/Faq', kind: 'reading', messages: ['content', 'faq'] },
  { path: 'product-faqs', page: 'content/Faq', kind: 'reading', messages: ['catalog', 'content', 'faq'] },
  { path: 'about', page: 'content/About', kind: 'reading', messages: ['content'], query: ['active'] },
  { path: 'mother-baby-world', page: 'content/MotherBabyWorld', kind: 'reading', messages: ['content'] },
  { path: 'good-to-know', page: 'content/GoodToKnow', kind: 'reading', messages: ['content'] },
  { path: 'breastfeeding-advisor', page: 'content/Advisor', kind: 'reading', messages: ['content'] },
  { path: 'breastfeeding-advisor/:category', page: 'content/AdvisorCategory', kind: 'reading', messages: [] },
  { path: 'breastfeeding-advisor/:category/:article', page: 'content/Article', kind: 'reading', messages: ['content'] },
  { path: 'blog', page: 'content/Blog', kind: 'reading', messages: ['blog', 'content'], query: ['topic'] },
  { path: 'blog/:post', page: 'content/BlogPost', kind: 'reading', messages: ['blog', 'content'] },
  { path: 'video', page: 'content/Videos', kind: 'reading', messages: ['content', 'video'], query: ['category'] },
  { path: 'contact', page: 'content/Contact', messages: ['contact', 'content', 'field'] },
  {
    path: 'stages-of-pregnancy',
    page: 'content/StagesOfPregnancy',
    kind: 'reading',
    messages: ['content'],
    query: ['month'],
  },
  { path: 'post-pregnancy-care', page: 'content/PostPregnancyCare', kind: 'reading', messages: ['content'] },
  { path: 'baby-care', page: 'content/BabyCare', kind: 'reading', messages: ['content'], query: ['month'] },
  { path: 'first-time-father', page: 'content/FirstTimeFather', kind: 'reading', messages: ['content'] },
  { path: 'disclosure-policy', page: 'content/SimplePage', messages: ['content', 'policies'] },
  { path: 'privacy-protection-policy', page: 'content/SimplePage', messages: ['content', 'policies'] },
  { path: 'social-media-policy', page: 'content/SimplePage', messages: ['content', 'policies'] },
  { path: 'term-of-use', page: 'content/SimplePage', messages: ['content', 'policies'] },
  { path: 'shipping-return-policy', page: 'content/SimplePage', messages: ['content', 'policies'] },
  { path: 'return-refund-policy', page: 'content/SimplePage', messages: ['content', 'policies'] },
  {
    path: 'official-social-media-list',
    page: 'content/SimplePage',

    messages: ['content', 'policies', 'shellDeferred'],
  },
  { path: 'subsidiaries', page: 'content/SimplePage', messages: ['content', 'policies'] },
  { path: 'sitemap', page: 'content/Sitemap', messages: ['content', 'shellDeferred'] },
  { path: 'offline', page: 'Offline', messages: ['offline'] },
  { path: 'cart', page: 'cart/Cart', kind: 'cart', messages: ['cart', 'delivery', 'shellDeferred'] },
  {
    path: 'checkout',
    page: 'checkout/Checkout',
    kind: 'checkout',
    messages: ['account', 'cart', 'checkout', 'delivery', 'field', 'shellDeferred'],
  },
  { path: 'checkout/success', page: 'checkout/PaymentReturn', kind: 'checkout', messages: ['cart', 'checkout'] },
  {
    path: 'order/success',
    page: 'checkout/OrderSuccess',
    kind: 'checkout',
    messages: ['errors', 'cart', 'checkout', 'delivery', 'orders'],
  },
  {
    path: 'order',
    page: 'orders/Order',
    kind: 'checkout',
    messages: ['cart', 'delivery', 'orders', 'shellDeferred'],
    query: ['order'],
  },
  {
    path: 'order-tracking',
    page: 'orders/Tracking',
    kind: 'account',
    messages: ['cart', 'delivery', 'orders', 'shellDeferred'],
    query: ['order'],
  },
  {
    path: 'tracking',
    page: 'orders/Tracking',
    kind: 'account',
    messages: ['cart', 'delivery', 'orders', 'shellDeferred'],
    query: ['order'],
  },
  { path: 'stock-alert', page: 'catalog/StockAlert', messages: ['cart', 'stockAlerts'] },
  { path: 'unsubscribe', page: 'account/Unsubscribe', messages: ['cart', 'unsubscribe'] },
  {
    path: 'verify-email',
    page: 'account/VerifyEmail',

    messages: ['account', 'cart', 'field', 'verifyEmail'],
  },
  { path: 'login', page: 'account/Login', kind: 'account', messages: ['account', 'cart', 'field', 'orders'] },
  { path: 'register', page: 'account/Register', kind: 'account', messages: ['account', 'cart', 'field'] },
  {
    path: 'register/success',
    page: 'account/RegisterSuccess',
    kind: 'account',
    messages: ['account', 'cart'],
    query: ['failed'],
  },
  {
    path: 'profile',
    page: 'account/Profile',
    kind: 'account',
    messages: ['account', 'cart', 'delivery', 'field', 'orders', 'shellDeferred'],
    isPrivate: true,
  },
  { path: 'wishlist', page: 'account/Wishlist', kind: 'account', messages: ['account', 'cart'] },
  {
    path: 'bottlefeeding',
    page: 'content/Bottlefeeding',
    kind: 'reading',
    messages: ['catalog', 'content', 'landing'],
  },
  {
    path: 'limited-time-offer',
    page: 'content/LimitedTimeOffer',
    kind: 'listing',
    messages: ['catalog', 'content', 'landing'],
  },
  { path: '*', page: 'NotFound', messages: ['errors'] },
];
