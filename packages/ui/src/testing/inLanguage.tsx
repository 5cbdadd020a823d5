'use client';
import type { ReactNode } from 'react';
import { directionOf, type Direction } from '@mahd/rules/locale';
import { GlobalStyle } from '../foundation/style/index.js';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import type { UiStrings } from '../foundation/strings/keys.js';
import { UiProvider, type UiProviderProps } from '../foundation/UiProvider.js';

const packs: Readonly<Record<string, UiStrings>> = { en, ar };

export interface InLanguageOptions extends Partial<Omit<UiProviderProps, 'language' | 'children'>> {
  /** Overrides the direction of the language, to test a layout. */
  direction?: Direction;
  /** Renders tokens and base styles; off by default. */
  globalStyle?: boolean;
}

/**
 * Wraps `children` for a test: language, the library's texts, and an element with `lang` and `dir`. Works with any
 * renderer: `render(inLanguage('ar', <Price price={{ amount: 5900 }} />))`.
 */
export function inLanguage(
  language: string,
  children: ReactNode,
  { direction = directionOf(language), globalStyle = false, ...rest }: InLanguageOptions = {},
) {
  return (
    <div lang={language} dir={direction}>
      {globalStyle && <GlobalStyle />}
      <UiProvider language={language} direction={direction} strings={packs[language] ?? en} {...rest}>
        {children}
      </UiProvider>
    </div>
  );
}
