import { Fragment } from 'react';
import { useAtomValue } from 'jotai';
import { blogsAtom, blogsQuery, pageAtom, toBlogCard, type BlogSummary } from '@mahd/data/content';
import { formatDate } from '@mahd/rules/locale';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { EmptyState } from '@mahd/ui/EmptyState';
import { Grid } from '@mahd/ui/Grid';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PageHeader } from '@mahd/ui/PageHeader';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import emptyDrawing from '../../shell/drawings/empty-search.svg?url';
import { EnglishOnly } from '../../features/content/EnglishOnly.js';
import { Lead } from '../../features/content/Lead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { writtenPage } from '../../features/content/writtenPage.js';

const page = writtenPage({ slug: 'blog', label: 'nav.blog', load: ({ shop }) => shop.load(blogsQuery(shop.http)) });

export const { meta, loader } = page;

/** All posts, the newest first. They are English; an Arabic page says so and marks them. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('blog', language));
  const { data: posts = [] } = useAtomValue(blogsAtom());
  if (!content) return null;
  const sorted = [...posts].sort((a, b) => b.date.localeCompare(a.date));
  // The newest stands above the others as long as those still fill their rows of two and of three.
  const first = sorted.length % 6 === 1 ? 1 : 0;
  const card = (post: BlogSummary, variant: 'card' | 'wide') => {
    const { title, text, href, image } = toBlogCard(post);
    const minutes = language === 'en' ? ` · ${t('content.readingTime', { n: post.reading_minutes })}` : '';
    return (
      <ArticleCard
        {...(language === 'en' ? {} : { lang: 'en', dir: 'ltr' })}
        href={href}
        title={title}
        excerpt={text}
        picture={image}
        label={(post.date && formatDate(post.date, 'en')) + minutes}
        {...(language === 'en' ? { actionLabel: t('blog.viewBlog') } : {})}
        variant={variant}
        headingLevel={2}
      />
    );
  };
  return (
    <ReadingFrame crumbs={page.crumbs(language, t)}>
      <PageHeader
        title={content.title}
        lead={<Lead {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      <EnglishOnly />
      {sorted.length > 0 ? (
        <>
          {sorted.slice(0, first).map((post) => (
            <Fragment key={post.route}>{card(post, 'wide')}</Fragment>
          ))}
          <Grid as="ul" columns={3}>
            {sorted.slice(first).map((post) => (
              <li key={post.route}>{card(post, 'card')}</li>
            ))}
          </Grid>
        </>
      ) : (
        <EmptyState
          drawing={<img src={emptyDrawing} alt="" width={240} height={240} />}
          title={t('blog.empty')}
          action={<LinkButton href="/mother-baby-world">{t('nav.motherBabyWorld')}</LinkButton>}
        />
      )}
    </ReadingFrame>
  );
}
