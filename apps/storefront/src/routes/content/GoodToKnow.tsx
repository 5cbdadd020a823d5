import { useAtomValue } from 'jotai';
import { goodToKnowAtom, goodToKnowQuery, mergedSources, pageAtom, withLowerHeadings } from '@mahd/data/content';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { Lead } from '../../features/content/Lead.js';
import { NothingToRead } from '../../features/content/NothingToRead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { writtenPage } from '../../features/content/writtenPage.js';

const page = writtenPage({
  slug: 'good-to-know',
  label: 'nav.goodToKnow',
  load: ({ shop }, { language }) => shop.load(goodToKnowQuery(shop.http, language)),
});

export const { meta, loader } = page;

/** Short answers for every day. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('good-to-know', language));
  const { data: pieces = [] } = useAtomValue(goodToKnowAtom(language));
  if (!content) return null;
  const [first] = pieces;
  const grounds = first && {
    sources: mergedSources(
      pieces.map(({ sources }) => sources),
      language === 'ar' ? '، ' : ', ',
    ),
    note: first.note,
    reviewed: first.reviewed,
  };
  return (
    <ReadingFrame crumbs={page.crumbs(language, t)} {...(grounds ? { grounds } : {})}>
      <PageHeader
        title={content.title}
        lead={<Lead {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      {pieces.length === 0 ? (
        <NothingToRead />
      ) : (
        <JumpLinks
          label={t('content.onThisPage')}
          links={pieces.map(({ route, menu }) => ({ label: menu, href: `#${route}` }))}
        />
      )}
      <Stack gap={64}>
        {pieces.map(({ route, title, image, intro, body }, index) => (
          <StoryBlock
            key={route}
            id={route}
            title={title}
            picture={image}
            alt={image?.alt ?? ''}
            pictureSide={index % 2 === 0 ? 'start' : 'end'}
          >
            <RichText html={intro + withLowerHeadings(body)} />
          </StoryBlock>
        ))}
      </Stack>
    </ReadingFrame>
  );
}
