import type { BottomBarItem } from '@mahd/ui/BottomBar';
import type { Translate } from '../app/messages.js';
import { paths, guides, isCatalogPath, ownLinks, type NavigationArgs } from './navigation.js';

/** Links to guides and articles, for the footer. */
export const guideLinks = (t: Translate) => [
  ...guides.map(({ label, href }) => ({ label: t(label), href })),
  { label: t('nav.goodToKnow'), href: paths.goodToKnow },
  { label: t('nav.blog'), href: '/blog' },
  { label: t('nav.video'), href: '/video' },
];

/** Links to help and contact pages and those about the company, for the footer. */
export const helpLinks = (t: Translate, canOrder = true) => [
  { label: t('nav.contact'), href: paths.contact },
  ...(canOrder ? [{ label: t('nav.orderTracking'), href: '/order-tracking' }] : []),
  { label: t('nav.faq'), href: '/faq' },
  { label: t('nav.productFaqs'), href: '/product-faqs' },
  { label: t('nav.about'), href: paths.about },
  { label: t('footer.subsidiaries'), href: '/subsidiaries' },
  { label: t('footer.socialMediaList'), href: '/official-social-media-list' },
  { label: t('footer.sitemap'), href: '/sitemap' },
];

/** The items of the bottom bar on phones. */
export function bottomBarItems({ t, path, settings }: NavigationArgs, cartCount: number): BottomBarItem[] {
  const { cart, profile, wishlist } = ownLinks(t, path, cartCount);
  return [
    { href: '/', label: t('nav.home'), icon: 'home', current: path === '/' },
    {
      href: '/mother-baby-products',
      label: t('nav.products'),
      icon: 'grid',
      // Unlike the navbar, the bar has no entry of its own for the offers.
      current: isCatalogPath(path) || path === '/limited-time-offer',
    },
    { ...cart, icon: 'bag' },
    // Unlike the navbar, the bar has no entry of its own for the wishlist.
    { ...profile, icon: 'user', current: profile.current || wishlist.current },
    ...(settings.globalSiteUrl
      ? [{ href: settings.globalSiteUrl, label: t('nav.globalSite'), icon: 'globe', external: true } as const]
      : []),
  ];
}

/** Links to the shop's policies, for the footer. */
export const policyLinks = (t: Translate) => [
  { href: '/shipping-return-policy', label: t('footer.shippingReturnPolicy') },
  { href: '/return-refund-policy', label: t('footer.returnRefundPolicy') },
  { href: '/privacy-protection-policy', label: t('footer.privacyPolicy') },
  { href: '/term-of-use', label: t('footer.termOfUse') },
  { href: '/disclosure-policy', label: t('footer.disclosurePolicy') },
  { href: '/social-media-policy', label: t('footer.socialMediaPolicy') },
];
