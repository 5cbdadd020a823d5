import { toCategoryLinks, type Category } from '@mahd/data/catalog/categories';
import type { Language } from '@mahd/rules/locale';
import type { NavEntry } from '@mahd/ui/NavBar';
import type { BottomBarItem } from '@mahd/ui/BottomBar';
import type { Settings } from '../app/settings.js';
import type { Translate } from '../app/words.js';

/** What the shell's navigation is made of. */
export interface NavigationArgs {
  readonly t: Translate;
  readonly language: Language;
  /** The path without its language, for marking the current link. */
  readonly path: string;
  readonly categories: readonly Category[];
  readonly settings: Settings;
}

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The main links of navbar and drawer. */
export function mainEntries({ t, language, path, categories }: NavigationArgs): NavEntry[] {
  const products = '/mother-baby-products';
  const links = toCategoryLinks(categories, language);
  const current = within(path, products) || within(path, '/products') || within(path, '/product');
  return [
    links.length === 0
      ? { label: t('nav.products'), href: products, current }
      : {
          label: t('nav.products'),
          current,
          items: links.map(({ label, href }) => ({ label, href, current: within(path, href) })),
          overview: { label: t('nav.viewAllProducts'), href: products, current: path === products },
        },
  ];
}

/** The quick links at the lower edge of phones. */
export function bottomItems({ t, language, path, settings }: NavigationArgs): BottomBarItem[] {
  return [
    { href: `/${language}`, label: t('nav.home'), icon: 'home', current: path === '/' },
    { href: '/mother-baby-products', label: t('nav.products'), icon: 'grid', current: within(path, '/mother-baby-products') },
    ...(settings.globalSiteUrl ? [{ href: settings.globalSiteUrl, label: t('nav.globalSite'), icon: 'globe', external: true } as const] : []),
  ];
}
