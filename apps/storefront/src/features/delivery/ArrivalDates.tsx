import type { DeliveryWindow } from '@mahd/data/orders';
import { formatDateRange } from '@mahd/rules/locale';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { placeName } from './placeName.js';

/** The days an order is expected to arrive, and where: the place begins a line of its own where both do not fit. */
export function ArrivalDates({ delivery: { from, to, emirate } }: { delivery: DeliveryWindow }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <p>
      <span>{t('delivery.promise', { dates: formatDateRange(from, to, language) })}</span>{' '}
      <span>{t('delivery.later', { place: placeName({ name: emirate, name_ar: '' }, language) })}</span>
    </p>
  );
}
