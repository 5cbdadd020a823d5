import type { DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';
import { formatDate, formatWeekday, type Language } from '@mahd/rules/locale';
import { deliveryPromise, formatCutOff, type DeliveryPromise, type DeliverySettings } from '@mahd/rules/shop/delivery';
import type { Translate } from '../../app/messages.js';

const DAY_MINUTES = 24 * 60;
/** From this number of days on a weekday would be ambiguous, so the date is shown. */
const WEEK_DAYS = 7;

/** The emirate's name in the reader's language. */
export const placeName = ({ name, name_ar: arabic }: DeliveryPlace, language: Language) =>
  language === 'ar' && arabic !== '' ? arabic : name;

/** A promise that is always true: by when to order and the maximum number of days. */
export function generalPromiseText(
  place: DeliveryPlace,
  { cutOffMinutes, daysByEmirate, otherDays }: DeliverySettings,
  language: Language,
  t: Translate,
): string {
  const { max } = (Object.hasOwn(daysByEmirate, place.name) ? daysByEmirate[place.name] : undefined) ?? otherDays;
  return t('delivery.usual', {
    n: max,
    time: formatCutOff(cutOffMinutes, language),
    place: placeName(place, language),
  });
}

/**
 * The current promise with the remaining time to order. The time is left out when it is a day or more, for example over holidays.
 * @param now ms since 1970
 */
export function promiseText(
  now: number,
  place: DeliveryPlace,
  settings: DeliverySettings,
  language: Language,
  t: Translate,
): string {
  const promise = deliveryPromise(now, place.name, settings);
  const values = { day: dayText(promise, language, t), place: placeName(place, language) };
  if (promise.orderWithinMinutes >= DAY_MINUTES) return t('delivery.now', values);
  return t('delivery.within', { ...values, time: durationText(promise.orderWithinMinutes, t) });
}

function dayText({ daysAhead, deliveryDate }: DeliveryPromise, language: Language, t: Translate): string {
  if (daysAhead === 0) return t('delivery.today');
  if (daysAhead === 1) return t('delivery.tomorrow');
  return daysAhead < WEEK_DAYS
    ? t('delivery.onWeekday', { weekday: formatWeekday(deliveryDate, language) })
    : t('delivery.onDate', { date: formatDate(deliveryDate, language) });
}

function durationText(totalMinutes: number, t: Translate): string {
  const [hours, minutes] = [Math.floor(totalMinutes / 60), totalMinutes % 60];
  if (hours === 0) return t('delivery.minutes', { n: minutes });
  if (minutes === 0) return t('delivery.hours', { n: hours });
  return t('delivery.hoursAndMinutes', {
    hours: t('delivery.hours', { n: hours }),
    minutes: t('delivery.minutes', { n: minutes }),
  });
}
