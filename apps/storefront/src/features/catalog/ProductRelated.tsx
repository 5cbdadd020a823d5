import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { productAtom } from '@mahd/data/catalog';
import { ProductStrip } from '@mahd/ui/ProductStrip';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { toCards } from './toCards.js';

/** What goes with the product of the address. */
export default function ProductRelated() {
  const t = useTranslate();
  const language = useLanguage();
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? (
    <ProductStrip title={t('product.related')}>{toCards(product.related, language)}</ProductStrip>
  ) : null;
}
