import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { blogsAtom, blogsQuery, pageAtom } from '@mahd/data/content';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { AllPosts, LeadPost, Posts } from '../../features/content/Blog.styles.js';
import { BlogCard } from '../../features/content/BlogCard.js';
import { blogTopics, newestFirst, topicOf } from '../../features/content/blogTopics.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { TopicChoices } from '../../features/content/TopicChoices.styles.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { createContentPage } from '../../features/content/createContentPage.js';
import blankNotebook from '../../features/content/drawings/blank-notebook.svg?url';

const page = createContentPage({
  slug: 'blog',
  label: 'nav.blog',
  guide: true,
  load: ({ shop }, { language }) => shop.load(blogsQuery(shop.http, language)),
});

export const { meta, loader } = page;

/** All blog posts or those of the topic in the URL, newest first. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data: content } = useAtomValue(pageAtom('blog', language));
  const { data: posts = [] } = useAtomValue(blogsAtom(language));
  if (!content) return null;
  const topics = blogTopics.filter((topic) => posts.some((post) => topicOf(post) === topic));
  const topic = topics.find((topic) => topic === search.get('topic'));
  const sorted = newestFirst(posts).filter((post) => !topic || topicOf(post) === topic);
  // A topic has few posts, which are alike.
  const newest = topic && sorted.length > 1 ? undefined : sorted[0];
  const older = newest ? sorted.slice(1) : sorted;
  // Rows of two, then rows of three, all of them full.
  const inPairs = [0, 4, 2][older.length % 3];
  const rows = [
    { columns: 2, posts: older.slice(0, inPairs) },
    { columns: 3, posts: older.slice(inPairs) },
  ] as const;
  return (
    <ReadingLayout crumbs={page.crumbs(t)}>
      <CompactHeader
        title={content.title}
        description={<PageIntro {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      {topics.length > 0 && (
        <TopicChoices
          label={t('blog.topics')}
          links={[
            { label: t('blog.allTopics'), href: '/blog', current: !topic },
            ...topics.map((id) => ({
              label: t(`blog.topic.${id}`),
              href: `/blog?topic=${id}`,
              current: id === topic,
            })),
          ]}
        />
      )}
      {sorted.length > 0 ? (
        <AllPosts gap={24}>
          {newest && (
            <LeadPost>
              <BlogCard post={newest} layout="wide" />
            </LeadPost>
          )}
          {rows.map(
            ({ columns, posts: row }) =>
              row.length > 0 && (
                <Posts key={columns} forwardedAs="ul" columns={columns}>
                  {row.map((post) => (
                    <li key={post.route}>
                      <BlogCard post={post} />
                    </li>
                  ))}
                </Posts>
              ),
          )}
        </AllPosts>
      ) : (
        <EmptyState
          drawing={<img src={blankNotebook} alt="" width={240} height={240} />}
          title={t('blog.empty')}
          actions={<LinkButton href="/mother-baby-world">{t('nav.motherBabyWorld')}</LinkButton>}
        />
      )}
    </ReadingLayout>
  );
}
