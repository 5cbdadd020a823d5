import type { Teaser } from '@mahd/data/content';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { useTranslate } from '../../app/AppContext.js';
import { Teasers } from './TeaserCards.styles.js';

/** A grid of equal cards that link to guides, below a heading. */
export function TeaserCards({ items }: { items: readonly Teaser[] }) {
  const t = useTranslate();
  return (
    <Teasers forwardedAs="ul" columns={3}>
      {items.map(({ slug, title, text, linkLabel, href, image }) => (
        <li key={slug}>
          <ArticleCard
            href={href}
            title={title}
            description={text}
            picture={image}
            actionLabel={linkLabel || t('content.readMore')}
            layout="row"
            headingLevel={3}
          />
        </li>
      ))}
    </Teasers>
  );
}
