'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@mahd/rules/locale';
import { useUi } from '../../foundation/UiProvider.js';
import { languageLinks } from '../languageLinks.js';

const Root = styled.div`
  ${languageLinks}
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  /* Both fit beside each other in a drawer, also where text is enlarged. */
  font-size: min(1em, 7vw);
  background: var(--color-surface);

  a {
    flex: 1 1 auto;
    inline-size: calc(6 * var(--space-rem));
    min-inline-size: min-content;
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
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
