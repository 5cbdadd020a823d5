import type { DeliveryPlace } from '@mahd/data/account/deliveryPlace';
import type { Language } from '@mahd/rules/locale';
import { EMIRATES } from '@mahd/rules/shop/emirates';

/** The emirate's name in the reader's language. */
export function placeName({ name, name_ar: arabic }: DeliveryPlace, language: Language): string {
  if (language === 'en') return name;
  return arabic || EMIRATES.find((emirate) => emirate.name === name)?.name_ar || name;
}
