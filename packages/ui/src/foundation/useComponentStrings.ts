'use client';
import {
  DEFAULT_LANGUAGE,
  formatMessage,
  isLanguage,
  type Language,
  type Message,
  type MessageValues,
} from '@mahd/rules/locale';
import { useUi } from './UiProvider.js';

/** The texts of one component in each language. Bundled with it, so that pages without the component do not load them. */
export type ComponentStrings<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, Message>>>>;

/** Texts of a component that replace its own. */
export type ReplacedStrings<Key extends string> = Partial<Readonly<Record<Key, Message>>>;

/**
 * Returns a function that formats a text of a component in the current language, or in English if the component does not
 * have it. `replaced` replaces some of them.
 */
export function useComponentStrings<Key extends string>(
  strings: ComponentStrings<Key>,
  replaced: ReplacedStrings<Key> = {},
) {
  const { language } = useUi();
  const own = strings[isLanguage(language) ? language : DEFAULT_LANGUAGE];
  return (key: Key, values?: MessageValues) => formatMessage(language, replaced[key] ?? own[key], values);
}
