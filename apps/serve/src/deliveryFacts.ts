import { formatCutOff, type DeliveryDays, type DeliverySettings } from '@mahd/rules/shop/delivery';

/** A Sunday, in days since 1970-01-01. */
const SUNDAY = 3;
const DAY_MS = 86_400_000;

/** Placeholder values for the delivery policy, from the same settings the shop calculates with. */
export function deliveryFacts(settings: DeliverySettings): Record<string, string> {
  const { cutOffMinutes, closedWeekdays, daysByEmirate, otherDays } = settings;
  const names = (locale: string) =>
    closedWeekdays.map((day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format((SUNDAY + day) * DAY_MS),
    );
  const days = (emirate: string) =>
    range((Object.hasOwn(daysByEmirate, emirate) ? daysByEmirate[emirate] : undefined) ?? otherDays);
  return {
    deliveryCutOffEn: formatCutOff(cutOffMinutes, 'en'),
    deliveryCutOffAr: formatCutOff(cutOffMinutes, 'ar'),
    ...(closedWeekdays.length > 0
      ? { deliveryClosedEn: names('en').join(', '), deliveryClosedAr: names('ar').join(' و') }
      : {}),
    deliveryAbuDhabi: days('Abu Dhabi'),
    deliveryDubai: days('Dubai'),
    deliverySharjah: days('Sharjah'),
    deliveryAjman: days('Ajman'),
    deliveryUmmAlQuwain: days('Umm Al Quwain'),
    deliveryRasAlKhaimah: days('Ras Al Khaimah'),
    deliveryFujairah: days('Fujairah'),
  };
}

const range = ({ min, max }: DeliveryDays) => (min === max ? String(min) : `${min}–${max}`);
