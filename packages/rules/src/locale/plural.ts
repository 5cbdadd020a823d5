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

function pluralForm(
  language: Language,
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const rules = (pluralRules[language] ??= new Intl.PluralRules(`${language}-AE`));
  return forms[rules.select(n)] ?? forms.other;
}

/**
 * Formats a message: selects the plural form by `values.n` and replaces each `{name}` with its value. A placeholder without a value stays
 * visible; values are never interpolated themselves. Used by storefront, component library and mails.
 */
export function formatMessage(language: Language, message: Message, values: MessageValues = {}): string {
  const text = typeof message === 'string' ? message : pluralForm(language, Number(values.n), message);
  return text.replace(/\{([^{}]+)\}/g, (placeholder: string, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
