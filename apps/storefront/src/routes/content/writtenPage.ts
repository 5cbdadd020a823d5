import { pageQuery } from '@mahd/data/content';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from '../../app/AppState.js';
import { cached } from '../../app/cached.js';
import type { Translate } from '../../app/words.js';
import type { PageMeta } from '../../document/PageMeta.js';
import type { PageArgs } from '../../routing/pageModules.js';
import type { MessageKey } from '../../strings/domains.js';
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
  /** schema.org objects besides the way to the page. */
  readonly data?: (state: AppState, args: PageArgs) => readonly object[];
}

/** What all pages have that consist of one page of the content: `meta`, `loader` and the way to them. */
export function writtenPage({ slug, label, guide = false, load, data }: WrittenPage) {
  const crumbs = (language: Language, t: Translate): Breadcrumb[] =>
    trail(language, t, ...(guide ? [{ label: t('nav.motherBabyWorld'), href: '/mother-baby-world' }] : []), { label: t(label), href: `/${slug}` });
  return {
    crumbs,
    meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
      const page = cached(state.shop, pageQuery(state.shop.http, slug, args.language));
      if (!page) return { title: t(label) };
      return readingMeta(state, args, { ...page, crumbs: crumbs(args.language, t), data: data?.(state, args) ?? [] });
    },
    async loader(state: AppState, args: PageArgs): Promise<void> {
      await Promise.all([state.shop.load(pageQuery(state.shop.http, slug, args.language)), load?.(state, args)]);
    },
  };
}
