import { pageQuery, type PageContent, type PageEntry } from '@mahd/data/content';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from '../../app/AppState.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import type { MessageKey } from '../../messages/domains.js';
import { readingMeta } from './readingMeta.js';
import { trail } from './trail.js';

interface WrittenPage {
  /** Its name in the content, which is its address too. */
  readonly slug: string;
  /** Its name in the navigation. */
  readonly label: MessageKey;
  /** Whether the way to it leads through Mother & Baby World. */
  readonly guide?: boolean;
  /** What the first view needs besides the page's own text. */
  readonly load?: (state: AppState, args: PageArgs) => Promise<unknown>;
  /** The part of the page that the address asks for with its `month`, when it has one. */
  readonly month?: (page: PageContent, args: PageArgs) => PageEntry | undefined;
  /** schema.org objects besides the way to the page. */
  readonly data?: (state: AppState, args: PageArgs) => readonly object[];
}

/** What all pages have that consist of one page of the content: `meta`, `loader` and the way to them. */
export function writtenPage({ slug, label, guide = false, load, month, data }: WrittenPage) {
  const crumbs = (language: Language, t: Translate): Breadcrumb[] =>
    trail(language, t, ...(guide ? [{ label: t('nav.motherBabyWorld'), href: '/mother-baby-world' }] : []), {
      label: t(label),
      href: `/${slug}`,
    });
  return {
    crumbs,
    meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
      const page = getLoadedData(state.shop, pageQuery(state.shop.http, slug, args.language));
      const steps = crumbs(args.language, t);
      // A month is a page of its own for search engines; the plain address shows the first one under the page's own name.
      const asked = args.url.searchParams.get('month');
      const shown = asked === null ? undefined : month?.(page, args);
      if (shown) steps.push({ label: shown.menu, href: `/${slug}?month=${shown.month ?? shown.ageMonths ?? 0}` });
      return readingMeta(state, args, {
        ...page,
        ...(shown ? { title: shown.title, description: shown.description } : {}),
        crumbs: steps,
        data: data?.(state, args) ?? [],
      });
    },
    async loader(state: AppState, args: PageArgs): Promise<void> {
      await Promise.all([state.shop.load(pageQuery(state.shop.http, slug, args.language)), load?.(state, args)]);
    },
  };
}
