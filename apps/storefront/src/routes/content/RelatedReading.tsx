import type { Related } from '@mahd/data/content';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { Grid } from '@mahd/ui/Grid';
import { Heading } from '@mahd/ui/Heading';
import { ProductStrip } from '@mahd/ui/ProductStrip';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { toCard } from '../../shopper/toCard.js';

/** What to read next, and products that fit. */
export function RelatedReading({ related: { readings, products } }: { related: Related }) {
  const t = useTranslate();
  if (readings.length === 0 && products.length === 0) return null;
  // One alone takes the whole row, two share it.
  const [alone] = readings.length === 1 ? readings : [];
  return (
    <div data-part="related">
      <Stack gap={48}>
        {readings.length > 0 && (
          <Stack gap={24} as="section" aria-labelledby="related">
            <Heading level={2} id="related">
              {t('content.related')}
            </Heading>
            {alone ? (
              <ArticleCard href={alone.href} title={alone.title} excerpt={alone.text} picture={alone.image} variant="wide" />
            ) : (
              <Grid as="ul" columns={readings.length === 2 ? 2 : 3}>
                {readings.map(({ title, text, href, image }) => (
                  <li key={href}>
                    <ArticleCard href={href} title={title} excerpt={text} picture={image} />
                  </li>
                ))}
              </Grid>
            )}
          </Stack>
        )}
        {products.length > 0 && <ProductStrip title={t('content.relatedProducts')}>{products.map((card) => toCard(card))}</ProductStrip>}
      </Stack>
    </div>
  );
}
