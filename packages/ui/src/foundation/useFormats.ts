'use client';
import { formatPrice } from '@mahd/rules/locale';
import { shopLanguage } from './shopLanguage.js';
import { useFormatNumber } from './useFormatNumber.js';
import { useUi } from './UiProvider.js';
import { warnOnce } from './warnOnce.js';

/** The currency of the shop. */
const DEFAULT_CURRENCY = 'AED';

/**
 * Formats prices and numbers by the `formats` of the provider; by default English and Arabic in dirhams, without `Intl`, whose first use
 * blocks hydration.
 */
export function useFormats() {
  const { language, currency = DEFAULT_CURRENCY, formats } = useUi();
  return {
    /** Formats an amount in the smallest unit of its currency; by default in the currency of the provider. */
    formatPrice(amount: number, own = currency): string {
      if (formats) return formats.price(amount, own);
      if (process.env.NODE_ENV !== 'production' && own !== DEFAULT_CURRENCY)
        warnOnce(
          `A price in ${own} is shown in ${DEFAULT_CURRENCY}: pass \`formats={intlFormats(language)}\` to UiProvider.`,
        );
      return formatPrice(amount, shopLanguage(language));
    },
    formatNumber: useFormatNumber(),
  };
}
