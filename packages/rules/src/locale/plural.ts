import type { Language } from './language.js';

/** A plural category of CLDR. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The two plural forms of English. */
export type EnglishPluralForms = Readonly<Record<'one' | 'other', string>>;

/** The six plural forms of Arabic (CLDR categories). */
export type ArabicPluralForms = Readonly<Record<PluralCategory, string>>;

/** The plural forms of a language. */
export type PluralForms<L extends Language = Language> = L extends 'ar' ? ArabicPluralForms : EnglishPluralForms;

/** The plural forms of any language. `other` stands in for those that it lacks. */
export type AnyPluralForms = Readonly<Partial<Record<PluralCategory, string>> & { other: string }>;

/** A text with `{placeholders}`, or its plural forms. */
export type Message = string | AnyPluralForms;

/** The plural category of a number in one language. */
export type PluralRule = (n: number) => PluralCategory;

/** Values of the placeholders by name; `n` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

const pluralRules: Record<string, Intl.PluralRules> = {};

const pluralCategory = (language: string, n: number) =>
  (pluralRules[language] ??= new Intl.PluralRules(language)).select(n);

/**
 * Formats a message: selects the plural form by `values.n` and replaces each `{name}` with its value. A placeholder without a value stays
 * visible; values are never interpolated themselves. Used by storefront, component library and mails.
 * @param pluralRule selects the plural form; the rule of `Intl` for the language by default
 */
export function formatMessage(
  language: string,
  message: Message,
  values: MessageValues = {},
  pluralRule: PluralRule = (n) => pluralCategory(language, n),
): string {
  const text = typeof message === 'string' ? message : (message[pluralRule(Number(values.n))] ?? message.other);
  return text.replace(/\{([^{}]+)\}/g, (placeholder: string, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
