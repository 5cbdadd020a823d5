import { formatPrice, type Language } from '@mahd/rules/locale';
import type { BasePrice } from '@mahd/rules/shop';
import type { Translate } from '../../app/messages.js';

/** "AED 22.13 per 100 ml"; empty without a price. */
export const basePriceText = (price: BasePrice | null, t: Translate, language: Language): string =>
  price ? t(`catalog.basePrice.${price.per}`, { amount: formatPrice(price.amount, language) }) : '';
