import type { ReactNode } from 'react';
import type { Language } from '@mahd/rules/locale';
import { render, type RenderResult } from '@testing-library/react';
import { inLanguage } from '../testing/inLanguage.js';

/** Renders in a language and its direction, for tests. `rerender` keeps both. */
export function renderIn(language: Language, node: ReactNode): RenderResult {
  return render(node, { wrapper: ({ children }) => inLanguage(language, children) });
}
