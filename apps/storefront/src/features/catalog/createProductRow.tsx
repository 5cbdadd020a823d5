import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { productAtom, type Product, type ProductSummary } from '@mahd/data/catalog';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { BuyableProductCard } from './BuyableProductCard.js';
import { ProductRow } from './ProductRow.styles.js';

/** Creates a row of products that belong to the one in the URL, for `lazyHydrate`, which passes no props. */
export const createProductRow = (title: MessageKey, productsOf: (product: Product) => readonly ProductSummary[]) =>
  function RowOfProduct() {
    const t = useTranslate();
    const { product: idOrRoute = '' } = useParams();
    const { data: product } = useAtomValue(productAtom(idOrRoute));
    return product ? (
      <ProductRow title={t(title)}>
        {productsOf(product).map((other) => (
          <BuyableProductCard key={other._id} product={other} />
        ))}
      </ProductRow>
    ) : null;
  };
