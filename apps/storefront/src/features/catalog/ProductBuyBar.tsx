import { useAtomValue } from 'jotai';
import { useParams, useSearchParams } from 'react-router-dom';
import { productAtom, toProductPage, type ProductPageView } from '@mahd/data/catalog';
import { BuyBar } from '@mahd/ui/BuyBar';
import { Button } from '@mahd/ui/Button';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { useCartBadge } from '../../shell/useCartBadge.js';
import { buyFormId } from './buyFormId.js';
import { useScrolledPast } from './useScrolledPast.js';

/** A sticky buy button for the product in the URL, shown once the page's own button has been scrolled out of view. */
export default function ProductBuyBar() {
  const { product: idOrRoute = '' } = useParams();
  const [search] = useSearchParams();
  const language = useLanguage();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? <Bar product={toProductPage(product, search.get('variant'), language)} /> : null;
}

function Bar({ product }: { product: ProductPageView }) {
  const t = useTranslate();
  // The key changes when the form may appear or disappear: another variant may be sold out, another country cannot order.
  const isPast = useScrolledPast(`#${buyFormId} button`, `${product.productCode} ${useCartBadge() === null}`);
  if (!isPast || product.price.amount === null) return null;
  const variant = [...product.sizes, ...product.patterns].filter(({ selected }) => selected).map(({ label }) => label);
  return (
    <BuyBar
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
