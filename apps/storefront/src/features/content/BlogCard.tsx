import { toBlogCard, type BlogSummary } from '@mahd/data/content';
import { formatDate } from '@mahd/rules/locale';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

interface BlogCardProps {
  post: BlogSummary;
  layout?: 'row' | 'wide';
}

/** The card of a blog post, with its date. */
export function BlogCard({ post, layout = 'row' }: BlogCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { title, text, href, image } = toBlogCard(post);
  return (
    <ArticleCard
      actionLabel={t('blog.viewBlog')}
      href={href}
      title={title}
      description={text}
      picture={image}
      label={post.date && formatDate(post.date, language)}
      layout={layout}
      headingLevel={2}
    />
  );
}
