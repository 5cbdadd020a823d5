import { toCategoryLinks, type Category } from '@mahd/data/catalog/categories';
import type { Language } from '@mahd/rules/locale';
import type { NavEntry } from '@mahd/ui/NavBar';
import type { Settings } from '../app/settings.js';
import type { Translate } from '../app/messages.js';

/** What the shell's navigation is made of. */
export interface NavigationArgs {
  readonly t: Translate;
  readonly language: Language;
  /** The path without its language, for marking the current link; empty where no page is. */
  readonly path: string;
  readonly categories: readonly Category[];
  readonly settings: Settings;
}

export const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

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
    {
      label: t('nav.motherBabyWorld'),
      current: within(path, '/mother-baby-world') || guides.some(({ href }) => within(path, href)),
      items: guides.map(({ label, href }) => ({ label: t(label), href, current: within(path, href) })),
      overview: { label: t('nav.motherBabyWorld'), href: '/mother-baby-world', current: path === '/mother-baby-world' },
    },
    ...(['goodToKnow', 'about', 'contact'] as const).map((name) => ({
      label: t(`nav.${name}`),
      href: addresses[name],
      current: within(path, addresses[name]),
    })),
  ];
}

/** The guides, in the order in which a family needs them. */
export const guides = [
  { label: 'nav.stagesOfPregnancy', href: '/stages-of-pregnancy' },
  { label: 'nav.postPregnancyCare', href: '/post-pregnancy-care' },
  { label: 'nav.babyCare', href: '/baby-care' },
  { label: 'nav.firstTimeFather', href: '/first-time-father' },
  { label: 'nav.breastfeedingAdvisor', href: '/breastfeeding-advisor' },
] as const;

export const addresses = { goodToKnow: '/good-to-know', about: '/about', contact: '/contact' } as const;
