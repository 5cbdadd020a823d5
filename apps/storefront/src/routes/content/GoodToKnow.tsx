import { useAtomValue } from 'jotai';
import { goodToKnowAtom, goodToKnowQuery, loadRelated, pageAtom, pageQuery } from '@mahd/data/content';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { EmptyContent } from '../../features/content/EmptyContent.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { TopicCards } from '../../features/content/TopicCards.js';
import { createContentPage } from '../../features/content/createContentPage.js';

const slug = 'good-to-know';

const page = createContentPage({
  slug,
  label: 'nav.goodToKnow',
  async load({ shop }, { language }) {
    const [{ related }] = await Promise.all([
      shop.load(pageQuery(shop.http, slug, language)),
      shop.load(goodToKnowQuery(shop.http, language)),
    ]);
    await loadRelated(shop, related, language);
  },
});

export const { meta, loader } = page;

const Related = lazyHydrate('good-to-know-related', 'visible', async () => ({
  default: (await import('../../features/content/createRelated.js')).createRelated(slug, (content) => [
    content?.related ?? [],
    null,
  ]),
}));

/** Short articles about everyday questions. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom(slug, language));
  const { data: articles = [] } = useAtomValue(goodToKnowAtom(language));
  if (!content) return null;
  const [first] = articles;
  const references = first && {
    sources: articles.flatMap(({ sources }) => sources),
    note: first.note,
    reviewed: first.reviewed,
  };
  return (
    <ReadingLayout crumbs={page.crumbs(t)} {...(references ? { references } : {})} after={<Related />}>
      <CompactHeader
        title={content.title}
        description={<PageIntro {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      {articles.length === 0 && <EmptyContent />}
      <TopicCards topics={articles} />
    </ReadingLayout>
  );
}
