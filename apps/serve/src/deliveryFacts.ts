import { formatCutOff, type DeliveryDays, type DeliverySettings } from '@mahd/rules/shop/delivery';
import { EMIRATES } from '@mahd/rules/shop/emirates';

/** A Sunday, in days since 1970-01-01. */
const SUNDAY = 3;
const DAY_MS = 86_400_000;

/** "A, B and C", without a comma before "and", as all texts of the shop. */
const listed = { en: new Intl.ListFormat('en-GB'), ar: new Intl.ListFormat('ar') };

/**
 * Placeholder values for the delivery policy, from the same settings the shop calculates with. Emirates with the same
 * time share the row of the first one; the others have no values, which hides their rows.
 */
export function deliveryFacts(settings: DeliverySettings): Record<string, string> {
  const { cutOffMinutes, closedWeekdays, daysByEmirate, otherDays } = settings;
  const names = (locale: string) =>
    closedWeekdays.map((day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format((SUNDAY + day) * DAY_MS),
    );
  const timeOf = (emirate: string) =>
    (Object.hasOwn(daysByEmirate, emirate) ? daysByEmirate[emirate] : undefined) ?? otherDays;
  const english = (emirate: string) => range(timeOf(emirate), '–');
  const days = EMIRATES.flatMap(({ name: emirate }) => {
    const row = EMIRATES.filter(({ name }) => english(name) === english(emirate));
    if (row[0]?.name !== emirate) return [];
    const prefix = `delivery${emirate.replaceAll(' ', '')}`;
    return [
      [`${prefix}PlacesEn`, listed.en.format(row.map(({ name }) => name))],
      [`${prefix}PlacesAr`, listed.ar.format(row.map(({ name_ar: arabic }) => arabic))],
      [`${prefix}En`, english(emirate)],
      // In words: a dash between numbers reads backwards in Arabic.
      [`${prefix}Ar`, range(timeOf(emirate), ' إلى ')],
    ];
  });
  return {
    deliveryCutOffEn: formatCutOff(cutOffMinutes, 'en'),
    deliveryCutOffAr: formatCutOff(cutOffMinutes, 'ar'),
    ...(closedWeekdays.length > 0
      ? { deliveryClosedEn: names('en').join(', '), deliveryClosedAr: names('ar').join(' و') }
      : {}),
    ...(Object.fromEntries(days) as Record<string, string>),
  };
}

const range = ({ min, max }: DeliveryDays, to: string) => (min === max ? String(min) : `${min}${to}${max}`);
