import type { Language } from './language.js';

/** The two forms of an English counted text. */
export type EnglishPluralForms = Readonly<Record<'one' | 'other', string>>;

/** The six forms of an Arabic counted text (CLDR plural categories). */
export type ArabicPluralForms = Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;

/** The forms a counted text needs in a language. */
export type PluralForms<L extends Language = Language> = L extends 'ar' ? ArabicPluralForms : EnglishPluralForms;

/** The names between braces in a text: `'{n} of {total}'` gives `'n' | 'total'`. */
export type PlaceholderOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderOf<Rest>
    : never;

const made: Partial<Record<Language, Intl.PluralRules>> = {};

function rulesOf(language: Language): Intl.PluralRules {
  return (made[language] ??= new Intl.PluralRules(`${language}-AE`));
}

/** The form for n things in a language. The count itself is put in with {@link interpolate}. */
export function selectPlural<L extends Language>(language: L, n: number, forms: PluralForms<L>): string {
  const byCategory: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  return byCategory[rulesOf(language).select(n)] ?? byCategory.other;
}

/**
 * Replaces `{name}` by its value. A placeholder without a value stays as it is, so that a
 * missing value is seen; values are never read as templates themselves.
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
