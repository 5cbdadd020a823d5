import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, pageQuery, type PageContent, type PageEntry } from '@mahd/data/content';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PreviousNextLinks } from '@mahd/ui/PreviousNextLinks';
import { useUi } from '@mahd/ui/provider';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { AboutEnd, AboutTabs } from '../../features/content/AboutTabs.styles.js';
import { AboutText } from '../../features/content/AboutText.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { readingBreadcrumbs } from '../../features/content/readingBreadcrumbs.js';

/** The tab selected in the URL, otherwise the first one. */
const activeEntry = ({ entries }: PageContent, active: string | null): PageEntry | undefined =>
  entries.find(({ slug }) => slug === active) ?? entries[0];

const entryHref = ({ entries }: PageContent, slug: string) =>
  slug === entries[0]?.slug ? '/about' : `/about?active=${encodeURIComponent(slug)}`;

/** The tabs before and after the shown one. */
const tabsBeside = ({ entries }: PageContent, shown: PageEntry) => {
  const at = entries.findIndex((entry) => entry === shown);
  return [entries[at - 1], entries[at + 1]] as const;
};

/** About, and the tab below it unless it is the first one. */
const crumbs = (t: Translate, page: PageContent, shown: PageEntry) => {
  const href = entryHref(page, shown.slug);
  const about = { label: t('nav.about'), href: '/about' };
  return readingBreadcrumbs(t, about, ...(href === about.href ? [] : [{ label: shown.menu, href }]));
};

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, pageQuery(state.shop.http, 'about', args.language));
  const shown = activeEntry(page, args.url.searchParams.get('active'));
  if (!shown) return { title: t('nav.about') };
  return readingMeta(state, args, { ...shown, crumbs: crumbs(t, page, shown) });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(pageQuery(shop.http, 'about', language));
}

/** Unknown tab names all show the first tab, so they share its cached page. */
export function sameAs({ shop }: AppState, { language, url }: PageArgs): string | null {
  const active = url.searchParams.get('active');
  const { entries } = getLoadedData(shop, pageQuery(shop.http, 'about', language));
  return active === null || entries.some(({ slug }) => slug === active) ? null : `/${language}/about`;
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { t: ui } = useUi();
  const { data: page } = useAtomValue(pageAtom('about', language));
  if (!page) return null;
  const shown = activeEntry(page, search.get('active'));
  if (!shown) return <EmptyContent />;
  const [before, after] = tabsBeside(page, shown);
  const linkTo = (label: string, { menu, slug }: PageEntry) => ({ label, title: menu, href: entryHref(page, slug) });
  return (
    <ReadingLayout crumbs={crumbs(t, page, shown)}>
      <AboutTabs
        label={t('nav.about')}
        value={shown.slug}
        tabs={page.entries.map((entry) => ({
          value: entry.slug,
          label: entry.menu,
          href: entryHref(page, entry.slug),
          // Each tab has its own URL, so only the active one is rendered.
          content: entry === shown ? <AboutText entry={entry} /> : null,
        }))}
      />
      <AboutEnd>
        {!before && (
          <div>
            <LinkButton href="/mother-baby-products">{t('nav.viewAllProducts')}</LinkButton>
            <LinkButton variant="outline" href="/mother-baby-world">
              {t('nav.motherBabyWorld')}
            </LinkButton>
          </div>
        )}
        <PreviousNextLinks
          label={t('article.order')}
          previous={before ? linkTo(ui('previous'), before) : null}
          // The contact page follows the last tab.
          next={after ? linkTo(ui('next'), after) : { label: ui('next'), title: t('nav.contact'), href: '/contact' }}
        />
      </AboutEnd>
    </ReadingLayout>
  );
}
