import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { productAtom } from '@mahd/data/catalog';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { useTranslate } from '../../app/AppContext.js';
import { BuyableProductCard } from './BuyableProductCard.js';

/** Products related to the one in the URL. */
export default function ProductRelated() {
  const t = useTranslate();
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? (
    <ProductCarousel title={t('product.related')}>
      {product.related.map((related) => (
        <BuyableProductCard key={related._id} product={related} />
      ))}
    </ProductCarousel>
  ) : null;
}
