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
  interpolate,
  isLanguage,
  selectPlural,
  type Direction,
  type Language,
} from '@mahd/rules/locale';
import type { UiStringKey, UiStrings } from './strings/keys.js';
import { warnOnce } from './warnOnce.js';

/** What a link component receives: an anchor's attributes. An app passes its router's link here. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface Ui {
  language: Language;
  direction: Direction;
  /** The text of `key` in the current language; a counted text picks its plural form by `values.n`. */
  t(key: UiStringKey, values?: Record<string, string | number>): string;
  /** Renders every internal link of the library. */
  Link: ComponentType<UiLinkProps>;
  /** The full address of an internal path, for links that arrive as HTML and so cannot be a `Link`. */
  resolveHref(href: string): string;
  /** Goes to a resolved internal address without loading the page anew; absent: the browser follows the link. */
  navigate: ((href: string) => void) | undefined;
}

const UiContext = createContext<Ui | null>(null);

const asItIs = (href: string) => href;

const Anchor = ({ children, ...rest }: UiLinkProps) => <a {...rest}>{children}</a>;

export interface UiProviderProps {
  language: Language;
  /** The library's own texts: `@mahd/ui/strings/en` or `/ar`, or a pack of your own. */
  strings: UiStrings;
  /** Only for reviewing a layout apart from its language; normally it follows the language. */
  direction?: Direction;
  /** Your router's link; a plain anchor when absent. */
  link?: ComponentType<UiLinkProps>;
  /** How your app writes an internal path (adds the language); the path itself when absent. Keep it the same between renders. */
  resolveHref?: (href: string) => string;
  /** Your router's way to go to an address; used for links within HTML. Keep it the same between renders. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

/**
 * Gives the components below it their language, direction, texts and link component.
 * It renders no element and no style of its own: render `GlobalStyle` once above it, and put `lang` and `dir` on `<html>` (or on a wrapper when nesting).
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
      t(key, values = {}) {
        const text = strings[key];
        if (typeof text === 'string') return interpolate(text, values);
        return interpolate(selectPlural(language, Number(values.n), text), values);
      },
    }),
    [language, direction, link, resolveHref, navigate, strings],
  );
  return <UiContext value={ui}>{children}</UiContext>;
}

/** The current language, direction, texts and link component. Throws outside `UiProvider`. */
export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('@mahd/ui: wrap your app in <UiProvider language strings>.');
  return ui;
}
