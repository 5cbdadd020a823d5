import { pageQuery, type PageContent, type PageEntry } from '@mahd/data/content';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import type { AppState } from '../../app/AppState.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import type { MessageKey } from '../../messages/domains.js';
import { readingMeta } from './readingMeta.js';
import { readingBreadcrumbs, worldBreadcrumb } from './readingBreadcrumbs.js';

interface ContentPageOptions {
  /** Its name in the content and its path. */
  readonly slug: string;
  /** Its label in the navigation. */
  readonly label: MessageKey;
  /** Adds Mother & Baby World, which leads to it, to the breadcrumbs. */
  readonly guide?: boolean;
  /** Loads further data for the first view. */
  readonly load?: (state: AppState, args: PageArgs) => Promise<unknown>;
  /** The month in the URL, if it is known. It is a page of its own, below the page. */
  readonly month?: (page: PageContent, args: PageArgs) => PageEntry | undefined;
  /** schema.org objects besides the breadcrumbs. */
  readonly jsonLd?: (state: AppState, args: PageArgs) => readonly object[];
}

/** Creates `meta`, `loader` and the breadcrumbs of a route that shows a single page of the content. */
export function createContentPage({ slug, label, guide = false, load, month, jsonLd }: ContentPageOptions) {
  const crumbs = (t: Translate, shown?: PageEntry): Breadcrumb[] =>
    readingBreadcrumbs(
      t,
      ...(guide ? [worldBreadcrumb(t)] : []),
      { label: t(label), href: `/${slug}` },
      ...(shown ? [{ label: shown.menu, href: `/${slug}?month=${shown.month ?? shown.ageMonths ?? ''}` }] : []),
    );
  return {
    crumbs,
    meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
      const page = getLoadedData(state.shop, pageQuery(state.shop.http, slug, args.language));
      const shown = month?.(page, args);
      return readingMeta(state, args, {
        ...page,
        ...(shown ? { title: shown.title, description: shown.description } : {}),
        crumbs: crumbs(t, shown),
        jsonLd: jsonLd?.(state, args) ?? [],
      });
    },
    /** Unknown months show the first one, so that they share the plain page. */
    sameAs({ shop }: AppState, args: PageArgs): string | null {
      const page = getLoadedData(shop, pageQuery(shop.http, slug, args.language));
      const isUnknown = args.url.searchParams.has('month') && !month?.(page, args);
      return isUnknown ? `/${args.language}/${slug}` : null;
    },
    async loader(state: AppState, args: PageArgs): Promise<void> {
      await Promise.all([state.shop.load(pageQuery(state.shop.http, slug, args.language)), load?.(state, args)]);
    },
  };
}
