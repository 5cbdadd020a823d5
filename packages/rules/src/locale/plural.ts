import type { Language } from './language.js';

/** The two plural forms of English. */
export type EnglishPluralForms = Readonly<Record<'one' | 'other', string>>;

/** The six plural forms of Arabic (CLDR categories). */
export type ArabicPluralForms = Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>;

/** The plural forms of a language. */
export type PluralForms<L extends Language = Language> = L extends 'ar' ? ArabicPluralForms : EnglishPluralForms;

/** A text with `{placeholders}`, or its plural forms. */
export type Message = string | PluralForms;

/** Values of the placeholders by name; `n` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

function rulesOf(language: Language): Intl.PluralRules {
  return (pluralRules[language] ??= new Intl.PluralRules(`${language}-AE`));
}

/** Formats a message: selects the plural form by `values.n` and fills the placeholders. Used by storefront, component library and mails. */
export function formatMessage(language: Language, message: Message, values: MessageValues = {}): string {
  return interpolate(typeof message === 'string' ? message : selectPlural(language, Number(values.n), message), values);
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
export function interpolate(text: string, values: MessageValues): string {
  return text.replace(/\{([^{}]+)\}/g, (placeholder: string, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
