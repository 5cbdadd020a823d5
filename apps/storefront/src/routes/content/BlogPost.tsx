import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import {
  blogAtom,
  blogHref,
  blogQuery,
  blogsAtom,
  blogsQuery,
  loadRelated,
  readingSections,
  type BlogSummary,
} from '@mahd/data/content';
import { formatDate } from '@mahd/rules/locale';
import { PreviousNextLinks } from '@mahd/ui/PreviousNextLinks';
import type { AppState } from '../../app/AppState.js';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { TextHeader } from '../../features/content/TextHeader.styles.js';
import { ArticleText } from '../../features/content/ArticleText.js';
import { FactLine } from '../../features/content/FactLine.styles.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { ReadingTime } from '../../features/content/ReadingTime.js';
import { newestFirst, topicOf } from '../../features/content/blogTopics.js';
import { articleJsonLd } from '../../features/content/articleJsonLd.js';
import { secondPictureOf } from '../../features/content/secondPictureOf.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { absoluteUrlBuilder } from '../../features/content/absoluteUrlBuilder.js';
import { readingBreadcrumbs, worldBreadcrumb } from '../../features/content/readingBreadcrumbs.js';

const TextRelated = lazyHydrate('text-related', 'visible', () => import('../../features/content/TextRelated.js'));

const crumbs = (t: Translate, title: string, href: string) =>
  readingBreadcrumbs(t, worldBreadcrumb(t), { label: t('nav.blog'), href: '/blog' }, { label: title, href });

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const post = getLoadedData(state.shop, blogQuery(state.shop.http, args.params.post ?? '', args.language));
  const href = blogHref(post);
  return readingMeta(state, args, {
    ...post,
    crumbs: crumbs(t, post.title, href),
    jsonLd: [articleJsonLd(state, args.language, { ...post, href })],
  });
}

export async function loader({ shop }: AppState, { language, params }: PageArgs): Promise<void> {
  const [post] = await Promise.all([
    shop.load(blogQuery(shop.http, params.post ?? '', language)),
    // Optional: they lead to other posts.
    shop.load(blogsQuery(shop.http, language)).catch(() => undefined),
  ]);
  await loadRelated(shop, post.related, language);
}

/** A blog post. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { settings } = useApp().state;
  const { post: name = '' } = useParams();
  const { data: post } = useAtomValue(blogAtom(name, language));
  const { data: posts = [] } = useAtomValue(blogsAtom(language));
  if (!post) return null;
  const href = blogHref(post);
  const topic = topicOf(post);
  const sorted = newestFirst(posts);
  const position = sorted.findIndex(({ route }) => route === post.route);
  const neighbour = (other: BlogSummary | undefined, label: string) =>
    other ? { label, title: other.title, href: blogHref(other) } : null;
  return (
    <ReadingLayout crumbs={crumbs(t, post.title, href)} references={post} after={<TextRelated />}>
      <TextHeader
        label={
          <FactLine as="span">
            {topic && <span>{t(`blog.topic.${topic}`)}</span>}
            <ReadingTime minutes={post.reading_minutes} />
          </FactLine>
        }
        title={post.title}
        description={post.description}
        extra={
          post.date && (
            <time dateTime={post.date}>{t('blog.published', { date: formatDate(post.date, language) })}</time>
          )
        }
        picture={post.image}
        alt={post.image?.alt ?? ''}
      />
      <ArticleText
        intro={post.intro}
        sections={readingSections(post.body)}
        figure={secondPictureOf(post)}
        share={{ label: t('blog.share'), address: absoluteUrlBuilder(settings, language)(href), title: post.title }}
      />
      <PreviousNextLinks
        label={t('article.order')}
        previous={neighbour(sorted[position - 1], t('blog.previous'))}
        next={neighbour(sorted[position + 1], t('blog.next'))}
      />
    </ReadingLayout>
  );
}
