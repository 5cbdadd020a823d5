import { useAtomValue } from 'jotai';
import { useParams, useSearchParams } from 'react-router-dom';
import { productAtom, toProductPage, type ProductPageView } from '@mahd/data/catalog';
import { useLanguage } from '../../app/AppContext.js';

/** The product in the URL with the selected variant, for parts of its page that take no props; null without its data. */
export function useProductPage(): ProductPageView | null {
  const { product: idOrRoute = '' } = useParams();
  const [search] = useSearchParams();
  const language = useLanguage();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? toProductPage(product, search.get('variant'), language) : null;
}
