import { inLanguage } from '@mahd/data/catalog';
import type { OrderLine } from '@mahd/data/orders';
import { formatNumber, formatPrice } from '@mahd/rules/locale';
import { Picture } from '@mahd/ui/Picture';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { LineList } from '../checkout/Checkout.styles.js';

interface OrderLinesProps {
  lines: readonly OrderLine[];
}

/** An order's products with their quantities and prices. */
export function OrderLines({ lines }: OrderLinesProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <LineList role="list">
      {lines.map((line) => {
        const details = [
          inLanguage(language, line.size, line.arabic.size),
          inLanguage(language, line.color, line.arabic.color),
        ].filter(Boolean);
        return (
          <li key={line.product_code}>
            <Picture picture={line.picture} alt="" ratio="square" sizes="56px" />
            <div>
              <p>{inLanguage(language, line.name, line.arabic.name)}</p>
              <p data-part="details">
                {[...details, t('orders.quantity', { n: formatNumber(line.quantity) })].join(' · ')}
              </p>
            </div>
            <bdi>{formatPrice(line.line_total, language)}</bdi>
          </li>
        );
      })}
    </LineList>
  );
}
