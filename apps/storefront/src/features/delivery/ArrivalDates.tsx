import type { DeliveryWindow } from '@mahd/data/orders';
import { formatDateRange } from '@mahd/rules/locale';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { placeName } from './emirateNames.js';

/** The days an order is expected to arrive. */
export function ArrivalDates({ delivery: { from, to, emirate } }: { delivery: DeliveryWindow }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <p>
      {t('delivery.arrives', {
        dates: formatDateRange(from, to, language),
        place: placeName({ name: emirate, name_ar: '' }, language),
      })}
    </p>
  );
}
