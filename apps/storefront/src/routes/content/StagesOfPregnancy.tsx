import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, pageQuery, relatedAtom, relatedQuery, type PageContent } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { pageReferences } from '../../features/content/pageReferences.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { findMonth, MonthTabs } from '../../features/content/MonthTabs.js';
import { MonthHeader } from '../../features/content/MonthTabs.styles.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { RelatedReading } from '../../features/content/RelatedReading.js';
import { Stories } from '../../features/content/Stories.js';
import { createContentPage } from '../../features/content/createContentPage.js';

const slug = 'stages-of-pregnancy';

const monthEntries = ({ entries }: PageContent) => entries.filter(({ kind }) => kind === 'month');

/** The related routes of the selected month. */
const relatedRoutes = (content: PageContent | undefined, monthNumber: string | null) =>
  (content && findMonth(monthEntries(content), monthNumber)?.related) ?? [];

const page = createContentPage({
  slug,
  label: 'nav.stagesOfPregnancy',
  guide: true,
  async load({ shop }, { language, url }) {
    const content = await shop.load(pageQuery(shop.http, slug, language));
    await shop.load(relatedQuery(shop.http, relatedRoutes(content, url.searchParams.get('month')), language));
  },
  month: (content, { url }) => findMonth(monthEntries(content), url.searchParams.get('month')),
});

export const { meta, loader, sameAs } = page;

/** Pregnancy by month and trimester. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  const [search] = useSearchParams();
  const { data: related } = useAtomValue(relatedAtom(relatedRoutes(content, search.get('month')), language));
  if (!content) return null;
  const { title, image, labels, entries, html } = content;
  return (
    <ReadingLayout
      crumbs={page.crumbs(language, t)}
      references={pageReferences(content, language)}
      after={related && <RelatedReading related={related} />}
    >
      <MonthHeader title={title} description={<PageIntro {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 && <EmptyContent />}
      <MonthTabs title={labels.month ?? title} path="/stages-of-pregnancy" months={monthEntries(content)} />
      <Stories id="trimesters" title={labels.trimester} entries={entries.filter(({ kind }) => kind === 'trimester')} />
      <RichText html={html} />
    </ReadingLayout>
  );
}
