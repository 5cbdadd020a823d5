import { useAtomValue } from 'jotai';
import { pageAtom } from '@mahd/data/content';
import { PageHead } from '@mahd/ui/PageHead';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { groundsOf } from './groundsOf.js';
import { Lead } from './Lead.js';
import { MonthTabs } from './MonthTabs.js';
import { NothingToRead } from './NothingToRead.js';
import { ReadingFrame } from './ReadingFrame.js';
import { Stories } from './Stories.js';
import { writtenPage } from './writtenPage.js';

const page = writtenPage({ slug: 'stages-of-pregnancy', label: 'nav.stagesOfPregnancy', guide: true });

export const { meta, loader } = page;

/** Pregnancy month by month, and its three trimesters. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('stages-of-pregnancy', language));
  if (!content) return null;
  const { title, image, labels, entries, html } = content;
  const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
  return (
    <ReadingFrame crumbs={page.crumbs(language, t)} grounds={groundsOf(content, language)}>
      <PageHead title={title} lead={<Lead {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 && <NothingToRead />}
      <MonthTabs title={labels.month ?? title} path="/stages-of-pregnancy" months={ofKind('month')} />
      <Stories id="trimesters" title={labels.trimester} entries={ofKind('trimester')} />
      <RichText html={html} />
    </ReadingFrame>
  );
}
