import type { BottomBarItem } from '@mahd/ui/BottomBar';
import type { Translate } from '../app/messages.js';
import { addresses, guides, within, type NavigationArgs } from './navigation.js';

/** What there is to read, for the footer. */
export const guideLinks = (t: Translate) => [
  ...guides.map(({ label, href }) => ({ label: t(label), href })),
  { label: t('nav.goodToKnow'), href: addresses.goodToKnow },
  { label: t('nav.blog'), href: '/blog' },
  { label: t('nav.video'), href: '/video' },
];

/** Where questions are answered, for the footer. */
export const helpLinks = (t: Translate, canOrder = true) => [
  { label: t('nav.contact'), href: addresses.contact },
  ...(canOrder ? [{ label: t('nav.orderTracking'), href: '/order-tracking' }] : []),
  { label: t('nav.faq'), href: '/faq' },
  { label: t('nav.productFaqs'), href: '/product-faqs' },
  { label: t('nav.about'), href: addresses.about },
  { label: t('footer.sitemap'), href: '/sitemap' },
];

/** The quick links at the lower edge of phones. */
export function bottomItems(
  { t, language, path, settings }: NavigationArgs,
  cartCount: number | null,
): BottomBarItem[] {
  return [
    { href: `/${language}`, label: t('nav.home'), icon: 'home', current: path === '/' },
    {
      href: '/mother-baby-products',
      label: t('nav.products'),
      icon: 'grid',
      current: within(path, '/mother-baby-products'),
    },
    ...(cartCount === null
      ? []
      : [
          { href: '/cart', label: t('nav.cart'), icon: 'bag', count: cartCount, current: path === '/cart' } as const,
          {
            href: '/profile?active=basic',
            label: t('shopper.account'),
            icon: 'user',
            current: path === '/profile',
          } as const,
        ]),
    ...(settings.globalSiteUrl
      ? [{ href: settings.globalSiteUrl, label: t('nav.globalSite'), icon: 'globe', external: true } as const]
      : []),
  ];
}
