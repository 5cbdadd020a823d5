import type { DomainName } from './messages/domains.js';

/** An entry of the route table. */
export interface RouteEntry {
  /** The path below the language segment; `:name` is a parameter. */
  readonly path: string;
  /** The route module in `src/routes`, without extension. */
  readonly page: string;
  /** The message domains it needs besides the shell's. `test/routeMessages.test.ts` finds missing ones. */
  readonly messages: readonly DomainName[];
  /** The query parameters that change the page. Server and page cache ignore all others. */
  readonly query?: readonly string[];
  /** Requires login: must not be stored in any shared cache. */
  readonly isPrivate?: true;
}

/** A list of products. Its parameters are those that `parseListingQuery` reads. */
const listing = {
  page: 'catalog/Listing',
  messages: ['catalog', 'delivery', 'video'],
  query: ['show', 'sort', 'minPrice', 'maxPrice', 'age', 'inStock', 'q', 'page'],
} satisfies Omit<RouteEntry, 'path'>;

/** A policy, or what the company publishes. */
const simplePage = { page: 'content/SimplePage', messages: ['content', 'policies'] } satisfies Omit<RouteEntry, 'path'>;

const tracking = {
  page: 'orders/Tracking',
  messages: ['cart', 'delivery', 'orders', 'shellDeferred'],
  query: ['order'],
} satisfies Omit<RouteEntry, 'path'>;

/** Every page of the shop. Each is served under /en and /ar. */
export const routeTable: readonly RouteEntry[] = [
  { path: '', page: 'home/Home', messages: ['home'] },
  { path: 'mother-baby-products', page: 'catalog/MotherBabyProducts', messages: ['catalog'] },
  { path: 'products', ...listing },
  { path: 'products/:category', ...listing },
  { path: 'products/:category/:subCategory', ...listing },
  {
    path: 'product/:product',
    page: 'catalog/Product',
    messages: ['catalog', 'delivery', 'reviews', 'shellDeferred'],
    query: ['variant', 'reviews'],
  },
  { path: 'faq', page: 'content/Faq', messages: ['content', 'faq'] },
  { path: 'product-faqs', page: 'content/Faq', messages: ['catalog', 'content', 'faq'] },
  { path: 'about', page: 'content/About', messages: ['content'], query: ['active'] },
  { path: 'mother-baby-world', page: 'content/MotherBabyWorld', messages: ['content'] },
  { path: 'good-to-know', page: 'content/GoodToKnow', messages: ['content'] },
  { path: 'breastfeeding-advisor', page: 'content/Advisor', messages: ['content'] },
  { path: 'breastfeeding-advisor/:category', page: 'content/AdvisorCategory', messages: [] },
  { path: 'breastfeeding-advisor/:category/:article', page: 'content/Article', messages: ['content'] },
  { path: 'blog', page: 'content/Blog', messages: ['blog', 'content'], query: ['topic'] },
  { path: 'blog/:post', page: 'content/BlogPost', messages: ['blog', 'content'] },
  { path: 'video', page: 'content/Videos', messages: ['content', 'video'], query: ['category'] },
  { path: 'contact', page: 'content/Contact', messages: ['contact', 'content', 'field'] },
  { path: 'stages-of-pregnancy', page: 'content/StagesOfPregnancy', messages: ['content'], query: ['month'] },
  { path: 'post-pregnancy-care', page: 'content/PostPregnancyCare', messages: ['content'] },
  { path: 'baby-care', page: 'content/BabyCare', messages: ['content'], query: ['month'] },
  { path: 'first-time-father', page: 'content/FirstTimeFather', messages: ['content'] },
  { path: 'disclosure-policy', ...simplePage },
  { path: 'privacy-protection-policy', ...simplePage },
  { path: 'social-media-policy', ...simplePage },
  { path: 'term-of-use', ...simplePage },
  { path: 'shipping-return-policy', ...simplePage },
  { path: 'return-refund-policy', ...simplePage },
  { path: 'official-social-media-list', ...simplePage, messages: [...simplePage.messages, 'shellDeferred'] },
  { path: 'subsidiaries', ...simplePage },
  { path: 'sitemap', page: 'content/Sitemap', messages: ['content', 'shellDeferred'] },
  { path: 'offline', page: 'Offline', messages: ['offline'] },
  { path: 'cart', page: 'cart/Cart', messages: ['cart', 'delivery', 'shellDeferred'] },
  {
    path: 'checkout',
    page: 'checkout/Checkout',
    messages: ['account', 'cart', 'checkout', 'delivery', 'field', 'shellDeferred'],
  },
  { path: 'checkout/success', page: 'checkout/PaymentReturn', messages: ['cart', 'checkout'] },
  {
    path: 'order/success',
    page: 'checkout/OrderSuccess',
    messages: ['errors', 'cart', 'checkout', 'delivery', 'orders'],
  },
  { path: 'order', page: 'orders/Order', messages: ['cart', 'delivery', 'orders', 'shellDeferred'], query: ['order'] },
  { path: 'order-tracking', ...tracking },
  { path: 'tracking', ...tracking },
  { path: 'stock-alert', page: 'catalog/StockAlert', messages: ['cart', 'stockAlerts'] },
  { path: 'unsubscribe', page: 'account/Unsubscribe', messages: ['cart', 'unsubscribe'] },
  { path: 'verify-email', page: 'account/VerifyEmail', messages: ['account', 'cart', 'field', 'verifyEmail'] },
  { path: 'login', page: 'account/Login', messages: ['account', 'cart', 'field', 'orders'] },
  { path: 'register', page: 'account/Register', messages: ['account', 'cart', 'field'] },
  { path: 'register/success', page: 'account/RegisterSuccess', messages: ['account', 'cart'], query: ['failed'] },
  {
    path: 'profile',
    page: 'account/Profile',
    messages: ['account', 'cart', 'delivery', 'field', 'orders', 'shellDeferred'],
    isPrivate: true,
  },
  { path: 'wishlist', page: 'account/Wishlist', messages: ['account', 'cart'] },
  { path: 'bottlefeeding', page: 'content/Bottlefeeding', messages: ['catalog', 'content', 'landing'] },
  {
    path: 'limited-time-offer',
    page: 'content/LimitedTimeOffer',
    messages: ['catalog', 'content', 'landing'],
    query: ['category', 'sort'],
  },
  { path: '*', page: 'NotFound', messages: ['errors'] },
];
