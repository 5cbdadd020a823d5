import { weekdayName, type Language } from '@mahd/rules/locale';
import { formatCutOff, formatHoliday, type DeliveryDays, type DeliverySettings } from '@mahd/rules/shop/delivery';
import { EMIRATES } from '@mahd/rules/shop/emirates';

/** "A, B and C", without a comma before "and", as all texts of the shop. */
const listed = { en: new Intl.ListFormat('en-GB'), ar: new Intl.ListFormat('ar') };

/** The Arabic words of the numbers after which a plural follows, from three. Larger ones are written in digits. */
const words = ['ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];

/**
 * Placeholder values for the delivery policy, from the same settings the shop calculates with. Emirates with the same
 * time share the row of the first one; the others have no values, which hides their rows.
 */
export function deliveryFacts(settings: DeliverySettings): Record<string, string> {
  const { cutOffMinutes, closedWeekdays, holidays, daysByEmirate, otherDays } = settings;
  const closed = (language: Language) =>
    listed[language].format([
      ...closedWeekdays.map((day) => weekdayName(day, language)),
      ...[...holidays].sort().map((date) => formatHoliday(date, language)),
    ]);
  const timeOf = (emirate: string) =>
    (Object.hasOwn(daysByEmirate, emirate) ? daysByEmirate[emirate] : undefined) ?? otherDays;
  const english = (emirate: string) => englishDays(timeOf(emirate));
  const days = EMIRATES.flatMap(({ name: emirate }) => {
    const row = EMIRATES.filter(({ name }) => english(name) === english(emirate));
    if (row[0]?.name !== emirate) return [];
    const prefix = `delivery${emirate.replaceAll(' ', '')}`;
    return [
      [`${prefix}PlacesEn`, listed.en.format(row.map(({ name }) => onOneLine(name)))],
      [`${prefix}PlacesAr`, listed.ar.format(row.map(({ name_ar: arabic }) => onOneLine(arabic)))],
      [`${prefix}En`, english(emirate)],
      [`${prefix}Ar`, arabicDays(timeOf(emirate))],
    ];
  });
  return {
    deliveryCutOffEn: formatCutOff(cutOffMinutes, 'en'),
    deliveryCutOffAr: formatCutOff(cutOffMinutes, 'ar'),
    ...(closedWeekdays.length + holidays.length > 0
      ? { deliveryClosedEn: closed('en'), deliveryClosedAr: closed('ar') }
      : {}),
    ...(Object.fromEntries(days) as Record<string, string>),
  };
}

/** A name of several words, also in a narrow cell. */
const onOneLine = (name: string) => name.replaceAll(' ', '\u00a0');

function englishDays({ min, max }: DeliveryDays): string {
  const days = `${max} business ${max === 1 ? 'day' : 'days'}`;
  if (min === max) return days;
  return min === 0 ? `up to ${days}` : `${min} to ${days}`;
}

/** After "within", in a sentence as in the header of a table, so that the form of the noun is the same in both. */
function arabicDays({ min, max }: DeliveryDays): string {
  if (min === max) return `نحو ${arabicWorkDays(min)}`;
  if (min === 0) return `ما لا يزيد على ${arabicWorkDays(max)}`;
  const shortest = arabicWorkDays(min);
  if (max - min > 1) return `${shortest} إلى ${arabicPlural(max) ?? `${max} يومًا`}`;
  return `${shortest} أو ${max === 2 ? 'يومين' : (words[max - 3] ?? `${max} يومًا`)}`;
}

function arabicWorkDays(days: number): string {
  if (days === 1) return 'يوم عمل';
  return `${days === 2 ? 'يومَي' : (arabicPlural(days) ?? `${days} يوم`)} عمل`;
}

function arabicPlural(days: number): string | undefined {
  const word = words[days - 3];
  return word && `${word} أيام`;
}
