import { useAtomValue } from 'jotai';
import { cartLinesAtom, toCartRows } from '@mahd/data/cart';
import { formatNumber, formatPrice } from '@mahd/rules/locale';
import { Picture } from '@mahd/ui/Picture';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { LineList } from './Checkout.styles.js';

/** The products of the order, for review. */
export function CheckoutLines() {
  const t = useTranslate();
  const language = useLanguage();
  const rows = toCartRows(useAtomValue(cartLinesAtom), [], language);
  return (
    <LineList role="list">
      {rows.map(({ productCode, name, details, picture, quantity, lineTotal }) => (
        <li key={productCode}>
          <Picture picture={picture} alt="" ratio="square" sizes="56px" />
          <div>
            <p>{name}</p>
            <p data-part="details">{[...details, t('checkout.quantity', { n: formatNumber(quantity) })].join(' · ')}</p>
          </div>
          <bdi>{formatPrice(lineTotal, language)}</bdi>
        </li>
      ))}
    </LineList>
  );
}
