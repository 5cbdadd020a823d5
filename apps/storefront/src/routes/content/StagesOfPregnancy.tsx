import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, pageQuery, relatedQuery, type PageContent } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import { pageReferences } from '../../features/content/pageReferences.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { findMonth, MonthTabs, monthTopics } from '../../features/content/MonthTabs.js';
import { MonthHeader } from '../../features/content/MonthTabs.styles.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import type { ToRelated } from '../../features/content/createRelated.js';
import { Stories } from '../../features/content/Stories.js';
import { TopicBar } from '../../features/content/TopicBar.js';
import { createContentPage } from '../../features/content/createContentPage.js';

const slug = 'stages-of-pregnancy';

const monthEntries = ({ entries }: PageContent) => entries.filter(({ kind }) => kind === 'month');

/** The related routes of the selected month. */
const toRelated: ToRelated = (content, monthNumber) => [
  (content && findMonth(monthEntries(content), monthNumber)?.related) ?? [],
  null,
];

const page = createContentPage({
  slug,
  label: 'nav.stagesOfPregnancy',
  guide: true,
  async load({ shop }, { language, url }) {
    const content = await shop.load(pageQuery(shop.http, slug, language));
    const [routes] = toRelated(content, url.searchParams.get('month'));
    await shop.load(relatedQuery(shop.http, routes, language, null));
  },
  month: (content, { url }) => findMonth(monthEntries(content), url.searchParams.get('month')),
});

export const { meta, loader, sameAs } = page;

const MonthOrder = lazyHydrate('order', 'visible', async () => ({
  default: (await import('../../features/content/createMonthOrder.js')).createMonthOrder(slug, monthEntries, findMonth),
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
  const { title, image, labels, entries } = content;
  const months = monthEntries(content);
  const shown = findMonth(months, search.get('month'));
  const trimesters = entries.filter(({ kind }) => kind === 'trimester');
  return (
    <ReadingLayout crumbs={page.crumbs(t)} references={pageReferences(content, language)} after={<MonthRelated />}>
      <MonthHeader title={title} description={<PageIntro {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 && <EmptyContent />}
      <TopicBar
        topics={[
          ...(shown ? monthTopics(shown) : []),
          ...trimesters.map(({ slug, menu }) => ({ id: slug, label: menu })),
        ]}
      />
      <MonthTabs title={labels.month ?? title} path="/stages-of-pregnancy" months={months} />
      <MonthOrder />
      <Stories
        id="trimesters"
        title={labels.trimester}
        entries={trimesters}
        opened={trimesters.find(({ trimester }) => trimester === shown?.trimester)}
      />
    </ReadingLayout>
  );
}
