import { formatCutOff, type DeliveryDays, type DeliverySettings } from '@mahd/rules/shop/delivery';

/** A Sunday, in days since 1970-01-01. */
const SUNDAY = 3;
const DAY_MS = 86_400_000;

/** The emirates as placeholders name them, as the settings do, and in Arabic, in the order of the policy's rows. */
const emirates = [
  ['Dubai', 'Dubai', 'دبي'],
  ['Sharjah', 'Sharjah', 'الشارقة'],
  ['Ajman', 'Ajman', 'عجمان'],
  ['AbuDhabi', 'Abu Dhabi', 'أبوظبي'],
  ['UmmAlQuwain', 'Umm Al Quwain', 'أم القيوين'],
  ['RasAlKhaimah', 'Ras Al Khaimah', 'رأس الخيمة'],
  ['Fujairah', 'Fujairah', 'الفجيرة'],
] as const;

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
  const days = emirates.flatMap(([name, emirate]) => {
    const row = emirates.filter(([, other]) => english(other) === english(emirate));
    if (row[0]?.[0] !== name) return [];
    return [
      [`delivery${name}PlacesEn`, listed.en.format(row.map(([, en]) => en))],
      [`delivery${name}PlacesAr`, listed.ar.format(row.map(([, , ar]) => ar))],
      [`delivery${name}En`, english(emirate)],
      // In words: a dash between numbers reads backwards in Arabic.
      [`delivery${name}Ar`, range(timeOf(emirate), ' إلى ')],
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
