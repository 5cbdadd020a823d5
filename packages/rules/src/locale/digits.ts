const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/**
 * Converts Arabic-Indic (٠–٩) and Persian (۰–۹) digits to Latin ones, the Arabic decimal separator (٫) to a point and
 * the Arabic thousands separator (٬) to a comma. Leaves everything else as it is.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹٫٬]/g, (character) => {
    if (character === '٫') return '.';
    if (character === '٬') return ',';
    const code = character.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_INDIC_ZERO));
  });
}

/** The digits of a text, as Latin digits. */
export function onlyDigits(text: string): string {
  return toLatinDigits(text).replace(/[^0-9]/g, '');
}
