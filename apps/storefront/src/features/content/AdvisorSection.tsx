import { articleHref, type ArticleCategory } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { useTranslate } from '../../app/AppContext.js';
import { Topic } from './AdvisorSection.styles.js';
import { ArticleList } from './ArticleList.js';

interface AdvisorSectionProps {
  category: ArticleCategory;
  pictureSide: 'start' | 'end';
}

/** A category of the Breastfeeding Advisor with its articles. */
export function AdvisorSection({
  category: { route, name, description, intro, image, article: articles },
  pictureSide,
}: AdvisorSectionProps) {
  const t = useTranslate();
  return (
    <Topic
      id={route}
      title={name}
      label={t('article.articles', { n: articles.length })}
      picture={image}
      alt={image?.alt ?? ''}
      pictureSide={pictureSide}
    >
      <RichText html={intro || `<p>${description}</p>`} />
      <ArticleList
        items={articles.map((article) => ({
          href: articleHref(article),
          title: article.title,
          summary: article.summary,
        }))}
      />
    </Topic>
  );
}
