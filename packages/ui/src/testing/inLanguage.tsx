'use client';
import type { ComponentType, ReactNode } from 'react';
import { directionOf, type Direction, type Language } from '@mahd/rules/locale';
import { GlobalStyle } from '../foundation/style/index.js';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { UiProvider, type UiLinkProps } from '../foundation/UiProvider.js';

const packs = { en, ar };

export interface InLanguageOptions {
  /** Apart from the language, to look at a layout alone. */
  direction?: Direction;
  /** Your router's link; a plain anchor when absent. */
  link?: ComponentType<UiLinkProps>;
  /** Tokens and base style; off by default, most tests do not look at them. */
  globalStyle?: boolean;
}

/**
 * What a test renders: `children` in a language, with the library's texts, inside an element with the right `lang` and
 * `dir`. Works with any renderer: `render(inLanguage('ar', <Price amount={5900} />))`.
 */
export function inLanguage(
  language: Language,
  children: ReactNode,
  { direction = directionOf(language), link, globalStyle = false }: InLanguageOptions = {},
) {
  return (
    <div lang={language} dir={direction}>
      {globalStyle && <GlobalStyle />}
      <UiProvider language={language} direction={direction} strings={packs[language] ?? en} link={link}>
        {children}
      </UiProvider>
    </div>
  );
}
