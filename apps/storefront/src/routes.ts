import type { DomainName } from './strings/domains.js';

/** One line of the route table. */
export interface RouteEntry {
  /** Below the language segment; `:name` is a parameter. */
  readonly path: string;
  /** The route module, below `src/routes`, without its extension. */
  readonly page: string;
  /** The strings it needs besides the shell's. */
  readonly words: readonly DomainName[];
  /** The query parameters that change what the page shows; every other one is ignored by server and page cache. */
  readonly query?: readonly string[];
  /** For who is logged in: nobody but the browser may keep even its frame. */
  readonly isPrivate?: true;
}

/** What `@mahd/rules/shop` reads from a listing's address. */
const listingQuery = ['show', 'sort', 'minPrice', 'maxPrice', 'age', 'inStock', 'q', 'page'];

/** Every page of the shop, in the order of the specification. Each is served under /en and /ar. */
export const routeTable: readonly RouteEntry[] = [
  { path: '', page: 'home/Home', words: ['home'] },
  { path: 'mother-baby-products', page: 'catalog/MotherBabyProducts', words: ['catalog'] },
  { path: 'products', page: 'catalog/Listing', words: ['catalog', 'delivery', 'video'], query: listingQuery },
  { path: 'products/:category', page: 'catalog/Listing', words: ['catalog', 'delivery', 'video'], query: listingQuery },
  {
    path: 'products/:category/:subCategory',
    page: 'catalog/Listing',
    words: ['catalog', 'delivery', 'video'],
    query: listingQuery,
  },
  {
    path: 'product/:product',
    page: 'catalog/Product',
    words: ['catalog', 'delivery', 'reviews'],
    query: ['variant', 'reviews'],
  },
  { path: 'faq', page: 'content/Faq', words: ['content', 'faq'] },
  { path: 'product-faqs', page: 'content/Faq', words: ['catalog', 'content', 'faq'] },
  { path: 'about', page: 'content/About', words: ['content'], query: ['active'] },
  { path: 'mother-baby-world', page: 'content/MotherBabyWorld', words: ['content'] },
  { path: 'good-to-know', page: 'content/GoodToKnow', words: ['content'] },
  { path: 'breastfeeding-advisor', page: 'content/Advisor', words: ['content'] },
  { path: 'breastfeeding-advisor/:category', page: 'content/AdvisorCategory', words: [] },
  { path: 'breastfeeding-advisor/:category/:article', page: 'content/Article', words: ['content'] },
  { path: 'blog', page: 'content/Blog', words: ['blog', 'content'] },
  { path: 'blog/:post', page: 'content/BlogPost', words: ['blog', 'content'] },
  { path: 'video', page: 'content/Videos', words: ['content', 'video'], query: ['category'] },
  { path: 'contact', page: 'content/Contact', words: ['contact', 'content'] },
  { path: 'stages-of-pregnancy', page: 'content/StagesOfPregnancy', words: ['content'], query: ['month'] },
  { path: 'post-pregnancy-care', page: 'content/PostPregnancyCare', words: ['content'] },
  { path: 'baby-care', page: 'content/BabyCare', words: ['content'], query: ['month'] },
  { path: 'first-time-father', page: 'content/FirstTimeFather', words: ['content'] },
  { path: 'disclosure-policy', page: 'content/SimplePage', words: ['content'] },
  { path: 'privacy-protection-policy', page: 'content/SimplePage', words: ['content'] },
  { path: 'social-media-policy', page: 'content/SimplePage', words: ['content'] },
  { path: 'term-of-use', page: 'content/SimplePage', words: ['content'] },
  { path: 'shipping-return-policy', page: 'content/SimplePage', words: ['content'] },
  { path: 'return-refund-policy', page: 'content/SimplePage', words: ['content'] },
  { path: 'official-social-media-list', page: 'content/SimplePage', words: ['content'] },
  { path: 'subsidiaries', page: 'content/SimplePage', words: ['content'] },
  { path: 'sitemap', page: 'content/Sitemap', words: ['content', 'below'] },
  { path: 'offline', page: 'Offline', words: ['offline'] },
  { path: 'cart', page: 'cart/Cart', words: ['cart', 'delivery'] },
  { path: 'checkout', page: 'checkout/Checkout', words: ['account', 'cart', 'checkout', 'delivery', 'field'] },
  { path: 'checkout/success', page: 'checkout/PaymentReturn', words: ['cart', 'checkout'] },
  { path: 'order/success', page: 'checkout/OrderSuccess', words: ['errors', 'cart', 'checkout'] },
  { path: 'order', page: 'orders/Order', words: ['cart', 'orders'], query: ['order'] },
  { path: 'order-tracking', page: 'orders/Tracking', words: ['cart', 'orders'], query: ['order'] },
  { path: 'tracking', page: 'orders/Tracking', words: ['cart', 'orders'], query: ['order'] },
  { path: 'login', page: 'account/Login', words: ['account', 'cart', 'field', 'orders'] },
  { path: 'register', page: 'account/Register', words: ['account', 'cart', 'field'] },
  { path: 'register/success', page: 'account/RegisterSuccess', words: ['account', 'cart'], query: ['failed'] },
  { path: 'profile', page: 'account/Profile', words: ['account', 'cart', 'field', 'orders'], isPrivate: true },
  { path: 'wishlist', page: 'account/Wishlist', words: ['account', 'cart'], isPrivate: true },
  { path: 'bottlefeeding', page: 'content/Bottlefeeding', words: ['catalog', 'content', 'landing'] },
  { path: 'limited-time-offer', page: 'content/LimitedTimeOffer', words: ['content', 'landing'] },
  { path: '*', page: 'NotFound', words: ['errors'] },
];
