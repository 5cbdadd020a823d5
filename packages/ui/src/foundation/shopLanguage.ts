import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@mahd/rules/locale';

/** The language of the library's own texts and formats for a BCP 47 tag: Arabic for `ar-AE`, English for `fr`. */
export function shopLanguage(tag: string): Language {
  const [base] = tag.split('-');
  return isLanguage(base) ? base : DEFAULT_LANGUAGE;
}
