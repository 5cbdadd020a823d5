import { useAtomValue } from 'jotai';
import { blogsAtom, blogsQuery, pageAtom, type BlogSummary } from '@mahd/data/content';
import { EmptyState } from '@mahd/ui/EmptyState';
import { Grid } from '@mahd/ui/Grid';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PageHeader } from '@mahd/ui/PageHeader';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { BlogCard } from '../../features/content/BlogCard.js';
import { PageIntro } from '../../features/content/PageIntro.js';
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

/** All blog posts, newest first. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('blog', language));
  const { data: posts = [] } = useAtomValue(blogsAtom(language));
  if (!content) return null;
  const sorted = [...posts].sort((a, b) => b.date.localeCompare(a.date));
  // No row has a gap, with two columns or three: an even number of posts ends with a wide card, too, and three columns have an even number of rows.
  const [newest] = sorted;
  const last = sorted.length % 2 === 0 ? sorted.at(-1) : undefined;
  const between = sorted.slice(1, last && -1);
  const inPairs = between.length % 6;
  return (
    <ReadingLayout crumbs={page.crumbs(t)}>
      <PageHeader
        title={content.title}
        description={<PageIntro {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      {newest ? (
        <Stack gap={24}>
          <BlogCard post={newest} layout="wide" />
          <Posts posts={between.slice(0, inPairs)} columns={2} />
          <Posts posts={between.slice(inPairs)} columns={3} />
          {last && <BlogCard post={last} layout="wide" />}
        </Stack>
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

function Posts({ posts, columns }: { posts: readonly BlogSummary[]; columns: 2 | 3 }) {
  if (posts.length === 0) return null;
  return (
    <Grid as="ul" columns={columns}>
      {posts.map((post) => (
        <li key={post.route}>
          <BlogCard post={post} />
        </li>
      ))}
    </Grid>
  );
}
