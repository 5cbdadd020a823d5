'use client';
import type { ComponentType, ReactNode } from 'react';
import { directionOf, type Direction, type Language } from '@mahd/rules/locale';
import { GlobalStyle } from '../foundation/style/index.js';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { UiProvider, type UiLinkProps } from '../foundation/UiProvider.js';

const packs = { en, ar };

export interface InLanguageOptions {
  /** Overrides the direction of the language, to test a layout. */
  direction?: Direction;
  /** Your router's link; a plain anchor by default. */
  link?: ComponentType<UiLinkProps>;
  /** Renders tokens and base styles; off by default. */
  globalStyle?: boolean;
}

/**
 * Wraps `children` for a test: language, the library's texts, and an element with `lang` and `dir`. Works with any
 * renderer: `render(inLanguage('ar', <Price amount={5900} />))`.
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
