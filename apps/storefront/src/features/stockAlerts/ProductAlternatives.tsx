import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { productAtom } from '@mahd/data/catalog';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { useTranslate } from '../../app/AppContext.js';
import { BuyableProductCard } from '../catalog/BuyableProductCard.js';

/** Products in stock that are similar to the sold-out one in the URL. */
export default function ProductAlternatives() {
  const t = useTranslate();
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? (
    <ProductCarousel title={t('product.alternatives')}>
      {product.alternatives.map((other) => (
        <BuyableProductCard key={other._id} product={other} />
      ))}
    </ProductCarousel>
  ) : null;
}
