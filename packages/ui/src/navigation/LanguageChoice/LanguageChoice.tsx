'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@mahd/rules/locale';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  /* Both fit beside each other in a drawer, also where text is enlarged. */
  font-size: min(1em, 7vw);
  background: var(--color-surface);

  a {
    display: inline-flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    inline-size: calc(6 * var(--space-rem));
    min-inline-size: min-content;
    min-block-size: calc(2.75 * var(--space-rem));
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    color: inherit;
    font-weight: var(--weight-medium);
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      color: var(--color-accent);
    }
  }

  /* In a system font, which rarely has a medium weight: it would be lighter than the texts around it. */
  > [lang='ar'] {
    font-weight: 600;
  }

  [aria-current] {
    color: var(--color-accent);
    background: var(--color-pastel-3);
    box-shadow: inset 0 0 0 1px currentColor;

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export interface LanguageChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** URL of the current page in each language. */
  hrefs: Readonly<Record<Language, string>>;
}

/** Links to the current page in every language, with the current one marked. Works without JavaScript. */
export function LanguageChoice({ hrefs, ...rest }: LanguageChoiceProps) {
  const { language, t, Link } = useUi();
  return (
    <Root role="group" aria-label={t('languageLabel')} {...rest} data-part="language-choice">
      {LANGUAGES.map((each) => (
        <Link
          key={each}
          href={hrefs[each]}
          hrefLang={each}
          lang={each}
          aria-current={each === language ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[each]}
        </Link>
      ))}
    </Root>
  );
}
