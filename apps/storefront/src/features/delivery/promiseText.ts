import type { DeliveryPlace } from '@mahd/data/account/deliveryPlace';
import { formatDateRange, type Language } from '@mahd/rules/locale';
import { deliveryDates, deliveryPromise, formatCutOff, type DeliverySettings } from '@mahd/rules/shop/delivery';
import type { Translate } from '../../app/messages.js';
import { placeName } from './placeName.js';

const DAY_MINUTES = 24 * 60;

/** When an order arrives, and where and on which condition. */
export interface PromiseText {
  readonly days: string;
  readonly condition: string;
}

/** The promise of a server-rendered page, for orders before the cut-off of its day of dispatch. */
export function pagePromiseText(
  dispatchDate: string,
  place: DeliveryPlace,
  settings: DeliverySettings,
  language: Language,
  t: Translate,
): PromiseText {
  const { from, to } = deliveryDates(dispatchDate, place.name, settings);
  return {
    days: t('delivery.promise', { dates: formatDateRange(from, to, language) }),
    condition: t('delivery.before', {
      place: placeName(place, language),
      time: formatCutOff(settings.cutOffMinutes, language),
    }),
  };
}

/**
 * The current promise with the remaining time to order. The time is left out when it is a day or more, for example over
 * holidays.
 * @param now ms since 1970
 */
export function promiseText(
  now: number,
  place: DeliveryPlace,
  settings: DeliverySettings,
  language: Language,
  t: Translate,
): PromiseText {
  const { from, to, orderWithinMinutes } = deliveryPromise(now, place.name, settings);
  const name = placeName(place, language);
  return {
    days: t('delivery.promise', { dates: formatDateRange(from, to, language) }),
    condition:
      orderWithinMinutes >= DAY_MINUTES
        ? t('delivery.later', { place: name })
        : t('delivery.within', { place: name, time: durationText(orderWithinMinutes, t) }),
  };
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
