'use client';
import {
  createContext,
  createElement,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import {
  DEFAULT_LANGUAGE,
  directionOf,
  formatMessage,
  type Direction,
  type MessageValues,
  type PluralRule,
} from '@mahd/rules/locale';
import { isLanguageTag } from './isLanguageTag.js';
import type { Formats } from './intlFormats.js';
import type { PhoneCountry } from './phoneCountry.js';
import type { TextsOfComponents } from './strings/componentKeys.js';
import type { UiStringKey, UiStrings } from './strings/keys.js';
import { warnOnce } from './warnOnce.js';

/** Props of a link component: the attributes of an anchor. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface Ui {
  /** A BCP 47 tag. */
  language: string;
  direction: Direction;
  /** The country of phone numbers; without it, the United Arab Emirates. */
  phoneCountry: PhoneCountry | undefined;
  /** ISO 4217 code; without it, AED. */
  currency: string | undefined;
  /** Without them, those of English and Arabic in dirhams. */
  formats: Formats | undefined;
  /** Texts that components use in place of their own. */
  componentStrings: TextsOfComponents | undefined;
  /** Without it, the rule of the language. */
  pluralRule: PluralRule | undefined;
  /** The text of `key` in the current language. Plural texts choose their form by `values.n`. */
  t(key: UiStringKey, values?: MessageValues): string;
  /** Renders every internal link of the library. */
  Link: ComponentType<UiLinkProps>;
  /** The full URL of an internal path, for links in HTML that cannot use `Link`. */
  resolveHref(href: string): string;
  /** Client-side navigation to a resolved URL. Without it the browser follows the link. */
  navigate: ((href: string) => void) | undefined;
}

const UiContext = createContext<Ui | null>(null);

const asItIs = (href: string) => href;

const Anchor = (props: UiLinkProps) => createElement('a', props);

export interface UiProviderProps {
  /** A BCP 47 tag: `en`, `ar`, `fr`, `pt-BR`. */
  language: string;
  /** The library's own texts: `@mahd/ui/strings/en`, `/ar`, or your own pack. */
  strings: UiStrings;
  /**
   * The texts of single components, which have them only in English and Arabic, by the name of the component:
   * `{ Tag: { remove: 'Retirer {name}' } }`. Must be stable between renders.
   */
  componentStrings?: TextsOfComponents;
  /** The direction of the language by default. Needed only for languages that are written in several scripts. */
  direction?: Direction;
  /** Selects the plural form of a text; by default `Intl.PluralRules` of the language. Must be stable between renders. */
  pluralRule?: PluralRule;
  /** ISO 4217 code of prices without a currency of their own. Other currencies than AED need `formats`. */
  currency?: string;
  /** `intlFormats(language)` for other languages than English and Arabic. Must be stable between renders. */
  formats?: Formats;
  /** The country of phone numbers; the United Arab Emirates by default. Must be stable between renders. */
  phoneCountry?: PhoneCountry;
  /** Your router's link; a plain anchor by default. */
  link?: ComponentType<UiLinkProps>;
  /**
   * Turns an internal path into a URL, for example by adding the language. The path itself by default. Must be stable
   * between renders.
   */
  resolveHref?: (href: string) => string;
  /** Your router's navigate function, used for links in HTML. Must be stable between renders. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

/**
 * Provides language, direction, texts and link component. Renders no element or styles of its own: render `GlobalStyle`
 * once, and set `lang` and `dir` on `<html>` (on a wrapper when nesting).
 */
export function UiProvider({
  language: asked,
  strings,
  componentStrings,
  direction = directionOf(asked),
  pluralRule,
  currency,
  formats,
  phoneCountry,
  link = Anchor,
  resolveHref = asItIs,
  navigate,
  children,
}: UiProviderProps) {
  const language = isLanguageTag(asked) ? asked : DEFAULT_LANGUAGE;
  if (process.env.NODE_ENV !== 'production' && language !== asked)
    warnOnce(
      `UiProvider got the language "${asked}" and uses "${language}": pass a BCP 47 tag, such as "en" or "pt-BR".`,
    );
  const ui = useMemo<Ui>(
    () => ({
      language,
      direction,
      Link: link,
      resolveHref,
      navigate,
      phoneCountry,
      currency,
      formats,
      componentStrings,
      pluralRule,
      t: (key, values) => {
        if (process.env.NODE_ENV !== 'production' && (strings as UiStrings | undefined)?.[key] === undefined)
          throw new Error(
            `@mahd/ui: UiProvider has no text "${key}". Pass strings={en} from "@mahd/ui/strings/en" or strings={ar} from "@mahd/ui/strings/ar".`,
          );
        return formatMessage(language, strings[key], values, pluralRule);
      },
    }),
    [
      language,
      direction,
      currency,
      formats,
      phoneCountry,
      link,
      resolveHref,
      navigate,
      strings,
      componentStrings,
      pluralRule,
    ],
  );
  return <UiContext value={ui}>{children}</UiContext>;
}

/** The current language, direction, texts and link component. Throws outside of `UiProvider`. */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('@mahd/ui: wrap your app in <UiProvider language strings>.');
  return ui;
}
