/** How prices and numbers are written. */
export interface Formats {
  /** Formats an amount in the smallest unit of its currency (ISO 4217): fils, cents. */
  price(amount: number, currency: string): string;
  /** Formats a number with at most two decimals, or a fixed number of them. */
  number(value: number, decimals?: number): string;
}

/** The formats of any language and currency, by `Intl`, with Latin digits. */
export function intlFormats(language: string): Formats {
  const formats: Record<string, Intl.NumberFormat> = {};
  const formatOf = (options: Intl.NumberFormatOptions) =>
    (formats[JSON.stringify(options)] ??= new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options }));
  return {
    price(amount, currency) {
      const format = formatOf({ style: 'currency', currency });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    number: (value, decimals) =>
      formatOf({ minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 2 }).format(value),
  };
}
