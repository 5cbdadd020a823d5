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

const slug = 'stages-of-pregnancy';

const monthEntries = ({ entries }: PageContent) => entries.filter(({ kind }) => kind === 'month');

/** The related routes of the selected month, and the products that its trimester names. */
const toRelated: ToRelated = (content, monthNumber) => {
  const month = content && findMonth(monthEntries(content), monthNumber);
  const stage = content?.entries.find(({ kind, trimester }) => kind === 'trimester' && trimester === month?.trimester);
  return [[...new Set([...(month?.related ?? []), ...(stage?.related ?? [])])], null];
};

const page = createContentPage({
  slug,
  label: 'nav.stagesOfPregnancy',
  guide: true,
  async load({ shop }, { language, url }) {
    const content = await shop.load(pageQuery(shop.http, slug, language));
    const [routes] = toRelated(content, url.searchParams.get('month'));
    await loadRelated(shop, routes, language);
  },
  month: (content, { url }) => monthInUrl(monthEntries(content), url.searchParams.get('month')),
});

export const { meta, loader, sameAs } = page;

const MonthOrder = lazyHydrate('order', 'visible', async () => ({
  default: (await import('../../features/content/createMonthOrder.js')).createMonthOrder(
    slug,
    monthEntries,
    monthInUrl,
    'trimester',
  ),
}));

const MonthRelated = lazyHydrate('related', 'visible', async () => ({
  default: (await import('../../features/content/createRelated.js')).createRelated(slug, toRelated),
}));

/** Pregnancy by month and trimester. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  if (!content) return null;
  const { title, labels, entries } = content;
  const months = monthEntries(content);
  const own = monthInUrl(months, search.get('month'));
  const trimesters = entries.filter(({ kind }) => kind === 'trimester');
  const trimestersTitle = labels.trimester ?? title;
  return (
    <ReadingLayout crumbs={page.crumbs(t, own)} references={pageReferences(content)} after={<MonthRelated />}>
      <MonthTabs
        content={content}
        path="/stages-of-pregnancy"
        label={labels.month ?? title}
        question="content.findMonth"
        months={months}
        note={labels.note}
        next={{ id: 'trimesters', label: labels.trimester }}
      />
      <MonthOrder />
      {!own && <Stories id="trimesters" title={trimestersTitle} entries={trimesters} />}
    </ReadingLayout>
  );
}
