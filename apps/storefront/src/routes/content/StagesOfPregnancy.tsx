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

const slug = 'stages-of-pregnancy';

const monthsOf = ({ entries }: PageContent) => entries.filter(({ kind }) => kind === 'month');

/** What goes with the month that the address asks for. */
const relatedOf = (content: PageContent | undefined, asked: string | null) =>
  (content && monthOf(monthsOf(content), asked)?.related) ?? [];

const page = writtenPage({
  slug,
  label: 'nav.stagesOfPregnancy',
  guide: true,
  async load({ shop }, { language, url }) {
    const content = await shop.load(pageQuery(shop.http, slug, language));
    await shop.load(relatedQuery(shop.http, relatedOf(content, url.searchParams.get('month')), language));
  },
  month: (content, { url }) => monthOf(monthsOf(content), url.searchParams.get('month')),
});

export const { meta, loader } = page;

/** Pregnancy month by month, and its three trimesters. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  const [search] = useSearchParams();
  const { data: related } = useAtomValue(relatedAtom(relatedOf(content, search.get('month')), language));
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
      <MonthTabs title={labels.month ?? title} path="/stages-of-pregnancy" months={monthsOf(content)} />
      <Stories id="trimesters" title={labels.trimester} entries={entries.filter(({ kind }) => kind === 'trimester')} />
      <RichText html={html} />
    </ReadingFrame>
  );
}
