import { formatCutOff, type DeliveryDays, type DeliverySettings } from '@mahd/rules/shop/delivery';

/** A Sunday, in days since 1970-01-01. */
const SUNDAY = 3;
const DAY_MS = 86_400_000;

/** The emirates as placeholders name them, and as the settings do. */
const emirates = {
  AbuDhabi: 'Abu Dhabi',
  Dubai: 'Dubai',
  Sharjah: 'Sharjah',
  Ajman: 'Ajman',
  UmmAlQuwain: 'Umm Al Quwain',
  RasAlKhaimah: 'Ras Al Khaimah',
  Fujairah: 'Fujairah',
};

/** Placeholder values for the delivery policy, from the same settings the shop calculates with. */
export function deliveryFacts(settings: DeliverySettings): Record<string, string> {
  const { cutOffMinutes, closedWeekdays, daysByEmirate, otherDays } = settings;
  const names = (locale: string) =>
    closedWeekdays.map((day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format((SUNDAY + day) * DAY_MS),
    );
  const days = Object.entries(emirates).flatMap(([name, emirate]) => {
    const time = (Object.hasOwn(daysByEmirate, emirate) ? daysByEmirate[emirate] : undefined) ?? otherDays;
    return [
      [`delivery${name}En`, range(time, '–')],
      // In words: a dash between numbers reads backwards in Arabic.
      [`delivery${name}Ar`, range(time, ' إلى ')],
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
