import type { ProductPageView } from '@mahd/data/catalog';
import { Button } from '@mahd/ui/Button';
import { useTranslate } from '../../app/AppContext.js';
import { useCartBadge } from '../../shell/useCartBadge.js';
import { useInView } from '../../shell/useInView.js';
import { buyFormId } from './buyFormId.js';
import { ProductPageBuyBar } from './ProductBuyBar.styles.js';
import { useProductPage } from './useProductPage.js';

/** A sticky buy button for the product in the URL, shown while the page's own button is out of view. */
export default function ProductBuyBar() {
  const product = useProductPage();
  return product && <Bar product={product} />;
}

function Bar({ product }: { product: ProductPageView }) {
  const t = useTranslate();
  const cannotOrder = useCartBadge() === null;
  const buttonInView = useInView(`#${buyFormId} button`, product.productCode);
  if (buttonInView || cannotOrder || product.outOfStock || product.price.amount === null) return null;
  const variant = [...product.sizes, ...product.patterns].filter(({ selected }) => selected).map(({ label }) => label);
  return (
    <ProductPageBuyBar
      data-initial={buttonInView === null || undefined}
      label={t('buy.addToCart')}
      name={product.name}
      details={(variant.length > 0 ? variant : [product.size]).join(' · ')}
      price={{ amount: product.price.amount }}
      action={
        <Button type="submit" form={buyFormId}>
          {t('buy.addToCart')}
        </Button>
      }
    />
  );
}
