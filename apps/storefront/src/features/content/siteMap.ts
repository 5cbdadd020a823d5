import type { MessageKey } from '../../messages/domains.js';

/** The groups of the site map, as named in the content. */
export type SiteMapGroup = 'shop' | 'guides' | 'company' | 'help' | 'policies' | 'account';

interface SiteMapPage {
  readonly path: string;
  readonly group: SiteMapGroup;
  readonly label: MessageKey;
}

/** The routes without parameters. Pages with a parameter come from catalogue and content. */
export const siteMapPages: readonly SiteMapPage[] = [
  { path: '', group: 'shop', label: 'nav.home' },
  { path: 'mother-baby-products', group: 'shop', label: 'nav.products' },
  { path: 'products', group: 'shop', label: 'nav.viewAllProducts' },
  { path: 'limited-time-offer', group: 'shop', label: 'nav.offers' },
  { path: 'bottlefeeding', group: 'shop', label: 'sitemap.bottlefeeding' },
  { path: 'cart', group: 'shop', label: 'nav.cart' },
  { path: 'checkout', group: 'shop', label: 'sitemap.checkout' },
  { path: 'mother-baby-world', group: 'guides', label: 'nav.motherBabyWorld' },
  { path: 'stages-of-pregnancy', group: 'guides', label: 'nav.stagesOfPregnancy' },
  { path: 'post-pregnancy-care', group: 'guides', label: 'nav.postPregnancyCare' },
  { path: 'baby-care', group: 'guides', label: 'nav.babyCare' },
  { path: 'first-time-father', group: 'guides', label: 'nav.firstTimeFather' },
  { path: 'good-to-know', group: 'guides', label: 'nav.goodToKnow' },
  { path: 'breastfeeding-advisor', group: 'guides', label: 'nav.breastfeedingAdvisor' },
  { path: 'blog', group: 'guides', label: 'nav.blog' },
  { path: 'video', group: 'guides', label: 'nav.video' },
  { path: 'about', group: 'company', label: 'nav.about' },
  { path: 'subsidiaries', group: 'company', label: 'footer.subsidiaries' },
  { path: 'official-social-media-list', group: 'company', label: 'footer.socialMediaList' },
  { path: 'contact', group: 'help', label: 'nav.contact' },
  { path: 'faq', group: 'help', label: 'nav.faq' },
  { path: 'product-faqs', group: 'help', label: 'nav.productFaqs' },
  { path: 'order-tracking', group: 'help', label: 'nav.orderTracking' },
  { path: 'sitemap', group: 'help', label: 'footer.sitemap' },
  { path: 'shipping-return-policy', group: 'policies', label: 'footer.shippingReturnPolicy' },
  { path: 'return-refund-policy', group: 'policies', label: 'footer.returnRefundPolicy' },
  { path: 'privacy-protection-policy', group: 'policies', label: 'footer.privacyPolicy' },
  { path: 'term-of-use', group: 'policies', label: 'footer.termOfUse' },
  { path: 'disclosure-policy', group: 'policies', label: 'footer.disclosurePolicy' },
  { path: 'social-media-policy', group: 'policies', label: 'footer.socialMediaPolicy' },
  { path: 'login', group: 'account', label: 'sitemap.login' },
  { path: 'register', group: 'account', label: 'sitemap.register' },
  { path: 'profile', group: 'account', label: 'nav.profile' },
  { path: 'wishlist', group: 'account', label: 'nav.wishlist' },
  { path: 'order', group: 'account', label: 'sitemap.orders' },
];

/** Routes that are not in the site map: aliases, results of an action, and the offline page. */
export const unlistedPages: readonly string[] = [
  'tracking',
  'checkout/success',
  'register/success',
  'stock-alert',
  'unsubscribe',
  'verify-email',
  'order/success',
  'offline',
];
