import type { Language } from './language.js';

// Neither this nor dates.ts uses Intl: its first use in a language took 10 to 18 ms in one piece at a desktop's speed (40 to 70 on a phone four times
// slower), while the page was made ready for its first tap. The tests hold what is written here against it.

const NBSP = '\u00a0';

const inThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A price: `AED 1,234.50` or `1,234.50 د.إ`, always two decimals, with a no-break space and no direction
 * marks but those of a minus in Arabic. Show it inside `<bdi>`.
 * @param fils the amount in fils, a whole number
 */
export function formatPrice(fils: number, language: Language): string {
  const digits = Math.abs(fils).toString().padStart(3, '0');
  const amount = `${inThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
  // The marks keep the minus on the left of its digits in an Arabic amount, as CLDR writes it.
  if (language === 'ar') return `${fils < 0 ? '\u200f\u200e-' : ''}${amount}${NBSP}د.إ`;
  return `${fils < 0 ? '-' : ''}AED${NBSP}${amount}`;
}

/** A number with thousands separators, Latin digits and at most two decimals, the same in both languages. */
export function formatNumber(value: number): string {
  // 15 digits are what a double holds for certain: 1.005 * 100 is 100.49999999999999.
  const hundredths = Math.round(Number((Math.abs(value) * 100).toPrecision(15)));
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${inThousands(String(Math.floor(hundredths / 100)))}${decimals && `.${decimals}`}`;
}

/** A percentage given in percent: 25 becomes `25%` in both languages, without direction marks. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}
