import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, pageQuery, readingSections, type PageContent, type PageEntry } from '@mahd/data/content';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { SplitSection } from '@mahd/ui/SplitSection';
import { Stack } from '@mahd/ui/Stack';
import { Tabs } from '@mahd/ui/Tabs';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { NothingToRead } from '../../features/content/NothingToRead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { trail } from '../../features/content/trail.js';

/** The tab that the address asks for; the first one when it names none that is there. */
const shownOf = ({ entries }: PageContent, active: string | null): PageEntry | undefined =>
  entries.find(({ slug }) => slug === active) ?? entries[0];

const addressOf = ({ entries }: PageContent, slug: string) =>
  slug === entries[0]?.slug ? '/about' : `/about?active=${encodeURIComponent(slug)}`;

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, pageQuery(state.shop.http, 'about', args.language));
  const shown = shownOf(page, args.url.searchParams.get('active'));
  if (!shown) return { title: t('nav.about'), description: t('site.defaultDescription') };
  const here = addressOf(page, shown.slug);
  const steps = here === '/about' ? [] : [{ label: t('nav.about'), href: '/about' }];
  return readingMeta(state, args, {
    ...shown,
    crumbs: trail(args.language, t, ...steps, { label: shown.menu, href: here }),
  });
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await shop.load(pageQuery(shop.http, 'about', language));
}

/** Names of tabs that are not there are endless; they all show the first tab. */
export function sameAs({ shop }: AppState, { language, url }: PageArgs): string | null {
  const active = url.searchParams.get('active');
  const { entries } = getLoadedData(shop, pageQuery(shop.http, 'about', language));
  return active === null || entries.some(({ slug }) => slug === active) ? null : `/${language}/about`;
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data: page } = useAtomValue(pageAtom('about', language));
  if (!page) return null;
  const shown = shownOf(page, search.get('active'));
  if (!shown) return <NothingToRead />;
  return (
    <ReadingFrame crumbs={trail(language, t, { label: t('nav.about'), href: '/about' })}>
      <Tabs
        label={t('nav.about')}
        value={shown.slug}
        tabs={page.entries.map((entry) => ({
          value: entry.slug,
          label: entry.menu,
          href: addressOf(page, entry.slug),
          // Each tab is an address of its own, so only the one that is asked for is sent.
          content: entry === shown ? <AboutText entry={entry} /> : null,
        }))}
      />
    </ReadingFrame>
  );
}

function AboutText({ entry }: { entry: PageEntry }) {
  const sections = readingSections(entry.html);
  return (
    <Stack gap={48}>
      <PageHeader title={entry.title} lead={entry.description} picture={entry.image} alt={entry.image?.alt ?? ''} />
      {sections.map(({ id, heading, html }) => (
        <SplitSection key={id} id={id || undefined} title={heading}>
          <RichText html={html.replace(/^<h2[\s\S]*?<\/h2>/, '')} />
        </SplitSection>
      ))}
    </Stack>
  );
}
