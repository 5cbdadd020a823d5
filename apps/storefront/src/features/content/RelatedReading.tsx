import type { Related } from '@mahd/data/content';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { ShopProductCard } from '../catalog/ShopProductCard.js';
import { ReadingCards } from './ReadingCards.js';

/** Related articles and products. */
export function RelatedReading({ related: { readings, products } }: { related: Related }) {
  const t = useTranslate();
  if (readings.length === 0 && products.length === 0) return null;
  return (
    <div data-part="related">
      <Stack gap={48}>
        <ReadingCards id="related" title={t('content.related')} cards={readings} />
        {products.length > 0 && (
          <ProductCarousel title={t('content.relatedProducts')}>
            {products.map((card) => (
              <ShopProductCard key={card.id} card={card} />
            ))}
          </ProductCarousel>
        )}
      </Stack>
    </div>
  );
}
