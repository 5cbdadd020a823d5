import { toBlogCard, type BlogSummary } from '@mahd/data/content';
import { formatDate } from '@mahd/rules/locale';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { Year } from './Blog.styles.js';
import { FactLine } from './ReadingLayout.styles.js';

interface BlogCardProps {
  post: BlogSummary;
  layout?: 'row' | 'wide';
}

/** The card of a blog post, with its date and reading time. */
export function BlogCard({ post, layout = 'row' }: BlogCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { title, text, href, image } = toBlogCard(post);
  const [day, year] = post.date ? formatDate(post.date, language).split(' ') : [];
  return (
    <ArticleCard
      actionLabel={t('blog.viewBlog')}
      href={href}
      title={title}
      description={text}
      picture={image}
      label={
        <FactLine as="span">
          {day && (
            <span>
              {day}
              <Year> {year}</Year>
            </span>
          )}
          <span>{t('content.readingTime', { n: post.reading_minutes })}</span>
        </FactLine>
      }
      layout={layout}
      headingLevel={2}
    />
  );
}
