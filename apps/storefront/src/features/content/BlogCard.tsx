import { toBlogCard, type BlogSummary } from '@mahd/data/content';
import { formatDate } from '@mahd/rules/locale';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

interface BlogCardProps {
  post: BlogSummary;
  layout?: 'row' | 'wide';
}

/** The card of a blog post, with its date and reading time. */
export function BlogCard({ post, layout = 'row' }: BlogCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { title, text, href, image } = toBlogCard(post);
  const date = post.date && `${formatDate(post.date, language)} · `;
  return (
    <ArticleCard
      actionLabel={t('blog.viewBlog')}
      href={href}
      title={title}
      description={text}
      picture={image}
      label={date + t('content.readingTime', { n: post.reading_minutes })}
      layout={layout}
      headingLevel={2}
    />
  );
}
