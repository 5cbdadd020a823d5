import { useAtomValue } from 'jotai';
import { pageAtom } from '@mahd/data/content';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { groundsOf } from '../../features/content/groundsOf.js';
import { Lead } from '../../features/content/Lead.js';
import { NothingToRead } from '../../features/content/NothingToRead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { Stories } from '../../features/content/Stories.js';
import { writtenPage } from '../../features/content/writtenPage.js';

const page = writtenPage({ slug: 'first-time-father', label: 'nav.firstTimeFather', guide: true });

export const { meta, loader } = page;

/** What a father can do, from before the birth on. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('first-time-father', language));
  if (!content) return null;
  const { title, image, entries, html } = content;
  return (
    <ReadingFrame crumbs={page.crumbs(language, t)} grounds={groundsOf(content, language)}>
      <PageHeader title={title} lead={<Lead {...content} />} picture={image} alt={image?.alt ?? ''} />
      {entries.length === 0 ? (
        <NothingToRead />
      ) : (
        <JumpLinks
          label={t('content.onThisPage')}
          links={entries.map(({ slug, menu }) => ({ label: menu, href: `#${slug}` }))}
        />
      )}
      <Stories id="blocks" entries={entries} />
      <RichText html={html} />
    </ReadingFrame>
  );
}
