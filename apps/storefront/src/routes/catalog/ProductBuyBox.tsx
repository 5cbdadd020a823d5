import type { ProductPageView } from '@mahd/data/catalog';
import { BuyBox } from '@mahd/ui/BuyBox';
import { Icon } from '@mahd/ui/icons';
import { Stack } from '@mahd/ui/Stack';
import { VariantPicker } from '@mahd/ui/VariantPicker';
import { useTranslate } from '../../app/AppContext.js';
import { NoteLine } from './Product.styles.js';

/** From how few on a shopper is told how many are left. */
const lowStock = 5;

function stockOf({ outOfStock, stock }: ProductPageView) {
  if (outOfStock) return { state: 'out' } as const;
  return stock <= lowStock ? ({ state: 'low', remaining: stock } as const) : ({ state: 'in' } as const);
}

/** What decides the purchase, for the chosen size and pattern. */
export function ProductBuyBox({ product }: { product: ProductPageView }) {
  const t = useTranslate();
  const { rating, reviewsCount } = product;
  return (
    <BuyBox
      name={product.name}
      summary={product.shortDescription}
      code={t('product.code', { code: product.productCode })}
      rating={rating === null ? null : { value: rating, count: reviewsCount, href: '#reviews' }}
      price={product.price}
      taxNote={t('catalog.vatNote')}
      stock={product.price.amount === null ? { state: 'unknown' } : stockOf(product)}
      tags={product.tags}
      variants={
        <VariantPicker
          groups={[
            { label: t('product.size'), options: product.sizes },
            {
              label: t('product.pattern'),
              options: product.patterns.map(({ colorCode, ...pattern }) => (colorCode ? { ...pattern, color: colorCode } : pattern)),
            },
          ]}
        />
      }
      notes={
        <Stack gap={8}>
          <NoteLine>
            <Icon name="truck" />
            {t('product.deliverySummary')}
          </NoteLine>
          <NoteLine>
            <Icon name="package" />
            {t('product.returnsSummary')}
          </NoteLine>
        </Stack>
      }
    />
  );
}
