'use client';
import {
  createContext,
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
  isLanguage,
  type Direction,
  type Language,
  type MessageValues,
} from '@mahd/rules/locale';
import type { UiStringKey, UiStrings } from './strings/keys.js';
import { warnOnce } from './warnOnce.js';

/** Props of a link component: the attributes of an anchor. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface Ui {
  language: Language;
  direction: Direction;
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

const Anchor = ({ children, ...rest }: UiLinkProps) => <a {...rest}>{children}</a>;

export interface UiProviderProps {
  language: Language;
  /** The library's own texts: `@mahd/ui/strings/en`, `/ar`, or your own pack. */
  strings: UiStrings;
  /** Overrides the direction of the language, to review a layout. Omit in an app. */
  direction?: Direction;
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
 * once above it, and set `lang` and `dir` on `<html>` (on a wrapper when nesting).
 */
export function UiProvider({
  language: asked,
  strings,
  direction = directionOf(asked),
  link = Anchor,
  resolveHref = asItIs,
  navigate,
  children,
}: UiProviderProps) {
  const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
  if (process.env.NODE_ENV !== 'production' && language !== asked)
    warnOnce(`UiProvider knows no language "${String(asked)}" and shows "${language}": pass "en" or "ar".`);
  const ui = useMemo<Ui>(
    () => ({
      language,
      direction,
      Link: link,
      resolveHref,
      navigate,
      t: (key, values) => formatMessage(language, strings[key], values),
    }),
    [language, direction, link, resolveHref, navigate, strings],
  );
  return <UiContext value={ui}>{children}</UiContext>;
}

/** The current language, direction, texts and link component. Throws outside of `UiProvider`. */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('@mahd/ui: wrap your app in <UiProvider language strings>.');
  return ui;
}
