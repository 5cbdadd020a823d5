'use client';
import { formatMessage, type Language, type Message, type MessageValues } from '@mahd/rules/locale';
import { useUi } from './UiProvider.js';

/** The texts of one component in each language. Bundled with it, so that pages without the component do not load them. */
export type ComponentStrings<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, Message>>>>;

/** Texts of a component that replace its own. */
export type ReplacedStrings<Key extends string> = Partial<Readonly<Record<Key, Message>>>;

/** Returns a function that formats a text of a component in the current language. `replaced` replaces some of them. */
export function useComponentStrings<Key extends string>(
  strings: ComponentStrings<Key>,
  replaced: ReplacedStrings<Key> = {},
) {
  const { language } = useUi();
  return (key: Key, values?: MessageValues) => formatMessage(language, replaced[key] ?? strings[language][key], values);
}
