import { toCategoryMenu, type Category } from '@mahd/data/catalog/categories';
import type { Language } from '@mahd/rules/locale';
import type { NavEntry } from '@mahd/ui/NavBar';
import { Picture } from '@mahd/ui/Picture';
import type { Settings } from '../app/settings.js';
import type { Translate } from '../app/messages.js';

/** The data the shell's navigation is built from. */
export interface NavigationArgs {
  readonly t: Translate;
  readonly language: Language;
  /** The path without its language, to mark the current link. Empty on the 404 page. */
  readonly path: string;
  readonly categories: readonly Category[];
  readonly settings: Settings;
}

/** Whether `path` is `folder` or a page below it. */
export const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Whether `path` is a listing, a product or the page about bottles. */
export const isCatalogPath = (path: string) =>
  ['/mother-baby-products', '/products', '/product', '/bottlefeeding'].some((folder) => isWithin(path, folder));

/** Whether `path` belongs to the account: its sections, its orders, and the ways into it. */
const isAccountPath = (path: string) => /^\/(profile|order|login|register(\/success)?)$/.test(path);

/** The links to what is the visitor's own, for the navbar, the drawer and the bottom bar. */
export const ownLinks = (t: Translate, path: string, cartCount: number) => ({
  profile: { href: '/profile?active=basic', label: t('nav.profile'), current: isAccountPath(path) },
  wishlist: { href: '/wishlist', label: t('nav.wishlist'), current: path === '/wishlist' },
  cart: { href: '/cart', label: t('nav.cart'), count: cartCount, current: path === '/cart' },
  orderTracking: {
    href: '/order-tracking',
    label: t('nav.orderTracking'),
    current: /^\/(order-)?tracking$/.test(path),
  },
});

/** The main links of the navbar and the drawer. */
export function mainEntries({ t, language, path, categories }: Omit<NavigationArgs, 'settings'>): NavEntry[] {
  const products = '/mother-baby-products';
  const menu = toCategoryMenu(categories, language);
  const current = isCatalogPath(path);
  return [
    menu.length === 0
      ? { label: t('nav.products'), href: products, current }
      : {
          label: t('nav.products'),
          current,
          items: menu.map(({ label, href, picture, children }) => ({
            label,
            href,
            current: isWithin(path, href),
            media: <Picture picture={picture} alt="" ratio="card" sizes="180px" />,
            links: children,
          })),
          overview: { label: t('nav.viewAllProducts'), href: products, current: path === products },
        },
    {
      label: t('nav.motherBabyWorld'),
      current: ['/mother-baby-world', '/blog', '/video', ...guides.map(({ href }) => href)].some((page) =>
        isWithin(path, page),
      ),
      items: guides.map(({ label, href }) => ({ label: t(label), href, current: isWithin(path, href) })),
      overview: { label: t('nav.motherBabyWorld'), href: '/mother-baby-world', current: path === '/mother-baby-world' },
    },
    { label: t('nav.offers'), href: '/limited-time-offer', current: path === '/limited-time-offer', tone: 'accent' },
    ...(['goodToKnow', 'about', 'contact'] as const).map((name) => ({
      label: t(`nav.${name}`),
      href: paths[name],
      current: isWithin(path, paths[name]),
    })),
  ];
}

/** The guides, in the order families need them. */
export const guides = [
  { label: 'nav.stagesOfPregnancy', href: '/stages-of-pregnancy' },
  { label: 'nav.postPregnancyCare', href: '/post-pregnancy-care' },
  { label: 'nav.babyCare', href: '/baby-care' },
  { label: 'nav.firstTimeFather', href: '/first-time-father' },
  { label: 'nav.breastfeedingAdvisor', href: '/breastfeeding-advisor' },
] as const;

export const paths = { goodToKnow: '/good-to-know', about: '/about', contact: '/contact' } as const;
