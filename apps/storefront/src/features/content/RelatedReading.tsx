import type { Related } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { ProductCard } from '@mahd/ui/ProductCard';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { ReadingCards, type ReadingCardsProps } from './ReadingCards.js';
import { ReadingTime } from './ReadingTime.js';
import { FewProducts } from './RelatedReading.styles.js';

interface RelatedReadingProps extends Pick<ReadingCardsProps, 'all'> {
  related: Related;
}

/** Related articles, at most a row of three, and products. */
export function RelatedReading({ related: { readings, products }, all }: RelatedReadingProps) {
  const t = useTranslate();
  if (readings.length === 0 && products.length === 0) return null;
  const cards = products.map((card) => <ProductCard key={card.href} {...card} />);
  return (
    <div data-part="related">
      <Stack gap={48}>
        <ReadingCards
          id="related"
          title={t('content.related')}
          cards={readings.slice(0, 3)}
          note={({ minutes }) => minutes > 0 && <ReadingTime minutes={minutes} />}
          {...(all ? { all } : {})}
        />
        {cards.length > 2 && <ProductCarousel title={t('content.relatedProducts')}>{cards}</ProductCarousel>}
        {(cards.length === 1 || cards.length === 2) && (
          <Stack gap={24} as="section" aria-labelledby="related-products">
            <Heading headingLevel={2} id="related-products">
              {t('content.relatedProducts')}
            </Heading>
            <FewProducts>{cards}</FewProducts>
          </Stack>
        )}
      </Stack>
    </div>
  );
}
