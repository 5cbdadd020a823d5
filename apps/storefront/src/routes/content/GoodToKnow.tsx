import { useAtomValue } from 'jotai';
import { goodToKnowAtom, goodToKnowQuery, pageAtom, withLowerHeadings } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { FoldedStories } from '../../features/content/FoldedStories.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { TopicBar } from '../../features/content/TopicBar.js';
import { createContentPage } from '../../features/content/createContentPage.js';

const page = createContentPage({
  slug: 'good-to-know',
  label: 'nav.goodToKnow',
  load: ({ shop }, { language }) => shop.load(goodToKnowQuery(shop.http, language)),
});

export const { meta, loader } = page;

/** Short articles about everyday questions. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('good-to-know', language));
  const { data: articles = [] } = useAtomValue(goodToKnowAtom(language));
  if (!content) return null;
  const [first] = articles;
  const references = first && {
    sources: articles.flatMap(({ sources }) => sources),
    note: first.note,
    reviewed: first.reviewed,
  };
  return (
    <ReadingLayout crumbs={page.crumbs(t)} {...(references ? { references } : {})}>
      <CompactHeader
        title={content.title}
        description={<PageIntro {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      {articles.length === 0 ? (
        <EmptyContent />
      ) : (
        <TopicBar topics={articles.map(({ route, menu }) => ({ id: route, label: menu }))} />
      )}
      <FoldedStories
        id="topics"
        stories={articles.map(({ route, title, image, intro, body }) => ({
          id: route,
          title,
          picture: image,
          html: intro + withLowerHeadings(body),
        }))}
      />
    </ReadingLayout>
  );
}
