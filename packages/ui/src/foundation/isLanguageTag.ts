/** Whether a text is a BCP 47 tag. `Intl` throws an error for anything else. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
