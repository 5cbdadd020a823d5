import type { DeliveryPlace } from '@mahd/data/account/deliveryPlace';
import type { Language } from '@mahd/rules/locale';

/** All emirates. Used without a request, and as fallback when emirates and areas could not be loaded. */
export const emirateNames: readonly DeliveryPlace[] = [
  { name: 'Abu Dhabi', name_ar: 'أبوظبي' },
  { name: 'Dubai', name_ar: 'دبي' },
  { name: 'Sharjah', name_ar: 'الشارقة' },
  { name: 'Ajman', name_ar: 'عجمان' },
  { name: 'Umm Al Quwain', name_ar: 'أم القيوين' },
  { name: 'Ras Al Khaimah', name_ar: 'رأس الخيمة' },
  { name: 'Fujairah', name_ar: 'الفجيرة' },
];

/** The emirate's name in the reader's language. */
export function placeName({ name, name_ar: arabic }: DeliveryPlace, language: Language): string {
  if (language === 'en') return name;
  return arabic || emirateNames.find((emirate) => emirate.name === name)?.name_ar || name;
}
