import { toBlogCard, type BlogSummary } from '@mahd/data/content';
import { formatDateParts } from '@mahd/rules/locale';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { topicOf } from './blogTopics.js';
import { CardFacts } from './Blog.styles.js';
import { ReadingTime } from './ReadingTime.js';

interface BlogCardProps {
  post: BlogSummary;
  layout?: 'row' | 'wide';
}

/** The card of a blog post, with its topic, date and reading time. */
export function BlogCard({ post, layout = 'row' }: BlogCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { title, text, href, image } = toBlogCard(post);
  const topic = topicOf(post);
  const date = post.date && formatDateParts(post.date, language);
  return (
    <ArticleCard
      actionLabel={t('blog.viewBlog')}
      href={href}
      title={title}
      description={text}
      picture={image}
      label={
        <CardFacts as="span">
          {topic && <span data-part="topic">{t(`blog.topic.${topic}`)}</span>}
          {date && (
            <time dateTime={post.date}>
              {date.day} <span data-part="year">{date.year}</span>
            </time>
          )}
          <ReadingTime minutes={post.reading_minutes} />
        </CardFacts>
      }
      layout={layout}
      headingLevel={2}
    />
  );
}
