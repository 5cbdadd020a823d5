import type { ReactNode } from 'react';
import { directionOf, type Language } from '@mahd/rules/locale';
import { render, type RenderResult } from '@testing-library/react';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { UiProvider } from '../foundation/UiProvider.js';

const packs = { en, ar };

/** For tests: renders in a language and its direction; `rerender` keeps both. */
export function renderIn(language: Language, node: ReactNode): RenderResult {
  return render(node, {
    wrapper: ({ children }) => (
      <div lang={language} dir={directionOf(language)}>
        <UiProvider language={language} strings={packs[language]}>
          {children}
        </UiProvider>
      </div>
    ),
  });
}
