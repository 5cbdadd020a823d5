import { formatPrice, type Language } from '@mahd/rules/locale';
import type { BasePrice } from '@mahd/rules/shop';
import type { Translate } from '../../app/messages.js';

/** "AED 22.13 per 100 ml". */
export const basePriceText = ({ amount, per }: BasePrice, t: Translate, language: Language): string =>
  t(`catalog.basePrice.${per}`, { amount: formatPrice(amount, language) });
