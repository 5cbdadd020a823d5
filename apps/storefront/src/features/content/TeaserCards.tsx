import type { Teaser } from '@mahd/data/content';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { useTranslate } from '../../app/AppContext.js';
import { Teasers } from './TeaserCards.styles.js';

interface TeaserCardsProps {
  items: readonly Teaser[];
  columns: 2 | 3;
  layout?: 'card' | 'wide';
}

/** A grid of cards that link to guides. */
export function TeaserCards({ items, columns, layout = 'card' }: TeaserCardsProps) {
  const t = useTranslate();
  return (
    <Teasers forwardedAs="ul" columns={columns}>
      {items.map(({ slug, title, text, linkLabel, href, image }) => (
        <li key={slug}>
          <ArticleCard
            layout={layout}
            href={href}
            title={title}
            description={text}
            picture={image}
            actionLabel={linkLabel || t('content.readMore')}
            headingLevel={2}
          />
        </li>
      ))}
    </Teasers>
  );
}
