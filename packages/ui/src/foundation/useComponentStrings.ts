'use client';
import { formatMessage, type Language, type Message, type MessageValues } from '@mahd/rules/locale';
import { shopLanguage } from './shopLanguage.js';
import type { ComponentName, ComponentStringKeys } from './strings/componentKeys.js';
import { useUi } from './UiProvider.js';

type Texts<Name extends ComponentName> = Readonly<Record<ComponentStringKeys[Name], Message>>;

/** The texts of one component in each language. Bundled with it, so that pages without the component do not load them. */
export type ComponentStrings<Name extends ComponentName> = Readonly<Record<Language, Texts<Name>>> & {
  readonly component: Name;
};

/** Texts of a component that replace its own. */
export type ReplacedStrings<Name extends ComponentName> = Partial<Texts<Name>>;

/**
 * Returns a function that formats a text of a component in the current language: from `replaced`, else from the
 * provider, else its own, which are English in a further language.
 */
export function useComponentStrings<Name extends ComponentName>(
  strings: ComponentStrings<Name>,
  replaced?: ReplacedStrings<Name>,
) {
  const { language, componentStrings, pluralRule } = useUi();
  const texts: Texts<Name> = {
    ...strings[shopLanguage(language)],
    ...componentStrings?.[strings.component],
    ...replaced,
  };
  return (key: ComponentStringKeys[Name], values?: MessageValues) =>
    formatMessage(language, texts[key], values, pluralRule);
}
