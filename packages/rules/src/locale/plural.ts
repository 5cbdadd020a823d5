import type { Language } from './language.js';

/** The two plural forms of English. */
export type EnglishPluralForms = Readonly<Record<'one' | 'other', string>>;

/** The six plural forms of Arabic (CLDR categories). */
export type ArabicPluralForms = Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;

/** The plural forms of a language. */
export type PluralForms<L extends Language = Language> = L extends 'ar' ? ArabicPluralForms : EnglishPluralForms;

/** The placeholder names in a text: `'{n} of {total}'` gives `'n' | 'total'`. */
export type PlaceholderOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderOf<Rest>
    : never;

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

function rulesOf(language: Language): Intl.PluralRules {
  return (pluralRules[language] ??= new Intl.PluralRules(`${language}-AE`));
}

/** Selects the plural form for `n`. Insert the number with {@link interpolate}. */
export function selectPlural<L extends Language>(language: L, n: number, forms: PluralForms<L>): string {
  const byCategory: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  return byCategory[rulesOf(language).select(n)] ?? byCategory.other;
}

/**
 * Replaces `{name}` with its value. A placeholder without a value stays visible; values are never interpolated
 * themselves.
 */
export function interpolate<Text extends string>(
  text: Text,
  values: Readonly<Record<PlaceholderOf<Text>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{([^{}]+)\}/g, (placeholder: string, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : placeholder,
  );
}
