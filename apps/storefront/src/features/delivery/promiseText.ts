import type { DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';
import { formatDate, formatWeekday, type Language } from '@mahd/rules/locale';
import { deliveryPromise, type DeliveryPromise, type DeliverySettings } from '@mahd/rules/shop/delivery';
import type { Translate } from '../../app/messages.js';

const DAY_MINUTES = 24 * 60;
/** From here on the name of a weekday could be taken for the one of this week. */
const WEEK_DAYS = 7;

/** The emirate as the reader calls it. */
export const placeName = ({ name, name_ar: arabic }: DeliveryPlace, language: Language) =>
  language === 'ar' && arabic !== '' ? arabic : name;

/** What always holds: by when to order, and how many days it takes at most. */
export function usualText(
  place: DeliveryPlace,
  { cutOffMinutes, daysByEmirate, otherDays }: DeliverySettings,
  language: Language,
  t: Translate,
): string {
  const { max } = (Object.hasOwn(daysByEmirate, place.name) ? daysByEmirate[place.name] : undefined) ?? otherDays;
  const [hours, minutes] = [Math.floor(cutOffMinutes / 60), cutOffMinutes % 60];
  return t('delivery.usual', {
    n: max,
    time: `${hours}:${String(minutes).padStart(2, '0')}`,
    place: placeName(place, language),
  });
}

/** What holds now, with the time that is left; over closed days, when counting says nothing, without it. @param now milliseconds since 1970 */
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

function durationText(all: number, t: Translate): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return t('delivery.minutes', { n: minutes });
  if (minutes === 0) return t('delivery.hours', { n: hours });
  return t('delivery.hoursAndMinutes', {
    hours: t('delivery.hours', { n: hours }),
    minutes: t('delivery.minutes', { n: minutes }),
  });
}
