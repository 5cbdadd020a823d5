const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/**
 * Writes Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones, the Arabic decimal separator (٫) as a
 * point and the Arabic thousands separator (٬) as a comma. Everything else stays.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹٫٬]/g, (character) => {
    if (character === '٫') return '.';
    if (character === '٬') return ',';
    const code = character.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_INDIC_ZERO));
  });
}

/** The digits of a text, as Latin digits, without anything else. */
export function onlyDigits(text: string): string {
  return toLatinDigits(text).replace(/[^0-9]/g, '');
}
