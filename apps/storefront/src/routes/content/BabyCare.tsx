import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { loadRelated, pageAtom, pageQuery, type PageContent } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import { pageReferences } from '../../features/content/pageReferences.js';
import { findMonth, monthInUrl, MonthTabs } from '../../features/content/MonthTabs.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import type { ToRelated } from '../../features/content/createRelated.js';
import { Stories } from '../../features/content/Stories.js';
import { createContentPage } from '../../features/content/createContentPage.js';

const slug = 'baby-care';

const ageEntries = ({ entries }: PageContent) => entries.filter(({ kind }) => kind === 'age');

/** The related routes of the selected month and of the topics for every month, with the age to filter by. */
const toRelated: ToRelated = (content, monthNumber) => {
  const month = content && findMonth(ageEntries(content), monthNumber);
  const routes = [
    ...(month?.related ?? []),
    ...(content?.entries ?? []).flatMap(({ kind, related }) => (kind === 'topic' ? related : [])),
  ];
  return [[...new Set(routes)], month?.ageMonths ?? null];
};

const page = createContentPage({
  slug,
  label: 'nav.babyCare',
  guide: true,
  async load({ shop }, { language, url }) {
    const content = await shop.load(pageQuery(shop.http, slug, language));
    const [routes, ageMonths] = toRelated(content, url.searchParams.get('month'));
    await loadRelated(shop, routes, language, ageMonths);
  },
  month: (content, { url }) => monthInUrl(ageEntries(content), url.searchParams.get('month')),
});

export const { meta, loader, sameAs } = page;

const MonthOrder = lazyHydrate('order', 'visible', async () => ({
  default: (await import('../../features/content/createMonthOrder.js')).createMonthOrder(
    slug,
    ageEntries,
    monthInUrl,
    'topic',
  ),
}));

const MonthRelated = lazyHydrate('baby-care-related', 'visible', async () => ({
  default: (await import('../../features/content/createRelated.js')).createRelated(slug, toRelated),
}));

/** Baby care in the first year: months and general topics, which are the same for all months and which these only link to. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  if (!content) return null;
  const { title, labels, entries } = content;
  const months = ageEntries(content);
  const topics = entries.filter(({ kind }) => kind === 'topic');
  const topicsTitle = labels.topic ?? title;
  const own = monthInUrl(months, search.get('month'));
  return (
    <ReadingLayout crumbs={page.crumbs(t, own)} references={pageReferences(content)} after={<MonthRelated />}>
      <MonthTabs
        content={content}
        path="/baby-care"
        label={labels.age ?? title}
        question="content.findAge"
        months={months}
        next={{ id: 'topics', label: labels.topic }}
      />
      <MonthOrder />
      {!own && <Stories id="topics" title={topicsTitle} entries={topics} />}
    </ReadingLayout>
  );
}
