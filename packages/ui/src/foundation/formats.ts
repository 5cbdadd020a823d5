import { formatNumber as formatShopNumber, formatPrice as formatFils, isLanguage } from '@mahd/rules/locale';

/** The currency of the shop. */
export const DEFAULT_CURRENCY = 'AED';

const formats: Record<string, Intl.NumberFormat> = {};

function intlFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return (formats[language + JSON.stringify(options)] ??= new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    ...options,
  }));
}

// The shop's own languages and currency are formatted without `Intl`, whose first use blocks hydration.

/** Formats an amount in the smallest unit of its currency: fils, cents. */
export function formatPrice(language: string, amount: number, currency: string): string {
  if (currency === DEFAULT_CURRENCY && isLanguage(language)) return formatFils(amount, language);
  const format = intlFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Formats a number, with at most two decimals or a fixed number of them. */
export function formatNumber(language: string, value: number, decimals?: number): string {
  if (isLanguage(language)) return decimals === undefined ? formatShopNumber(value) : value.toFixed(decimals);
  return intlFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 2,
  }).format(value);
}
