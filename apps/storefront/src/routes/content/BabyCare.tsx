import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, pageQuery, relatedAtom, relatedQuery, type PageContent } from '@mahd/data/content';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { groundsOf } from '../../features/content/groundsOf.js';
import { Lead } from '../../features/content/Lead.js';
import { monthOf, MonthTabs } from '../../features/content/MonthTabs.js';
import { NothingToRead } from '../../features/content/NothingToRead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { RelatedReading } from '../../features/content/RelatedReading.js';
import { Stories } from '../../features/content/Stories.js';
import { writtenPage } from '../../features/content/writtenPage.js';

const slug = 'baby-care';

const agesOf = ({ entries }: PageContent) => entries.filter(({ kind }) => kind === 'age');

/** What goes with the month that the address asks for, and with what matters in every month, as far as it is for that age. */
function relatedOf(
  content: PageContent | undefined,
  asked: string | null,
): [routes: readonly string[], ageMonths: number | null] {
  const month = content && monthOf(agesOf(content), asked);
  const routes = [
    ...(month?.related ?? []),
    ...(content?.entries ?? []).flatMap(({ kind, related }) => (kind === 'topic' ? related : [])),
  ];
  return [[...new Set(routes)], month?.ageMonths ?? null];
}

const page = writtenPage({
  slug,
  label: 'nav.babyCare',
  guide: true,
  async load({ shop }, { language, url }) {
    const content = await shop.load(pageQuery(shop.http, slug, language));
    const [routes, ageMonths] = relatedOf(content, url.searchParams.get('month'));
    await shop.load(relatedQuery(shop.http, routes, language, ageMonths));
  },
  month: (content, { url }) => monthOf(agesOf(content), url.searchParams.get('month')),
});

export const { meta, loader } = page;

/** The first year month by month, and what matters in all of it. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  const [routes, ageMonths] = relatedOf(content, search.get('month'));
  const { data: related } = useAtomValue(relatedAtom(routes, language, ageMonths));
  if (!content) return null;
  const { title, image, labels, entries, html } = content;
  return (
    <ReadingFrame
      crumbs={page.crumbs(language, t)}
      grounds={groundsOf(content, language)}
      after={related && <RelatedReading related={related} />}
    >
      <PageHeader title={title} lead={<Lead {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 && <NothingToRead />}
      <MonthTabs title={labels.age ?? title} path="/baby-care" months={agesOf(content)} />
      <Stories id="topics" title={labels.topic} entries={entries.filter(({ kind }) => kind === 'topic')} />
      <RichText html={html} />
    </ReadingFrame>
  );
}
