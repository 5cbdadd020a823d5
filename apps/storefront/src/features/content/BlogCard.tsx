import { toBlogCard, type BlogSummary } from '@mahd/data/content';
import { formatDate } from '@mahd/rules/locale';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

interface BlogCardProps {
  post: BlogSummary;
  variant?: 'card' | 'wide';
}

/** The card of a blog post. Posts are in English, so the card is marked as English on Arabic pages. */
export function BlogCard({ post, variant = 'card' }: BlogCardProps) {
  const t = useTranslate();
  const isEnglish = useLanguage() === 'en';
  const { title, text, href, image } = toBlogCard(post);
  const minutes = isEnglish ? ` · ${t('content.readingTime', { n: post.reading_minutes })}` : '';
  return (
    <ArticleCard
      {...(isEnglish ? { actionLabel: t('blog.viewBlog') } : { lang: 'en', dir: 'ltr' })}
      href={href}
      title={title}
      excerpt={text}
      picture={image}
      label={(post.date && formatDate(post.date, 'en')) + minutes}
      variant={variant}
      headingLevel={2}
    />
  );
}
