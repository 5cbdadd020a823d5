'use client';
import type { ReactNode } from 'react';
import { directionOf, LANGUAGES, type Language } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { ar } from '../../foundation/strings/ar.js';
import { en } from '../../foundation/strings/en.js';
import { UiProvider } from '../../foundation/UiProvider.js';

const packs = { en, ar };

/** The part of Storybook's context that stories read. */
export interface StoryContext {
  globals: Record<string, unknown>;
}

/** The language that the toolbar says. */
export function languageOf({ globals }: StoryContext): Language {
  return globals.language === 'ar' ? 'ar' : 'en';
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-24);
  align-items: start;

  & > div {
    min-inline-size: 0;
    padding: var(--space-16);
    border-radius: var(--radius-card);
    background: var(--color-paper);
    box-shadow: 0 0 0 1px var(--color-line);
  }
`;

type Render<Args, Context extends StoryContext> = (args: Args, context: Context) => ReactNode;

// Takes a function and not the context: Storybook writes a story's props down, and its context has no end.
function Pane({ language, render }: { language: Language; render: (language: Language) => ReactNode }) {
  return (
    <div lang={language} dir={directionOf(language)}>
      <UiProvider language={language} strings={packs[language]}>
        {render(language)}
      </UiProvider>
    </div>
  );
}

/**
 * A story's `render` that shows the same thing in English and Arabic side by side, whatever the toolbar says:
 * `export const BothLanguages: Story = { render: bothLanguages(render) }`.
 */
export function bothLanguages<Args, Context extends StoryContext>(render: Render<Args, Context>) {
  return (args: Args, context: Context) => {
    const renderIn = (language: Language) => render(args, { ...context, globals: { ...context.globals, language } });
    return (
      <Panes data-mirror-exempt="">
        {LANGUAGES.map((language) => (
          <Pane key={language} language={language} render={renderIn} />
        ))}
      </Panes>
    );
  };
}
