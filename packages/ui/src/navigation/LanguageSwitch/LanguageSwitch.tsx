'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { LANGUAGES, type Language } from '@mahd/rules/locale';
import { belowDesktop, media } from '../../foundation/breakpoints.js';
import { visuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';

/** Each language is named in itself. */
const names: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
const shortNames: Readonly<Record<Language, string>> = { en: 'EN', ar: 'ع' };

const Root = styled.div`
  --icon-size: 1.125rem;
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-8);
    min-block-size: calc(2.75 * var(--space-rem));
    border-radius: var(--radius-field);
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

  &[data-show='other'] {
    a {
      min-inline-size: calc(2.75 * var(--space-rem));
    }

    [data-part='short'] {
      font-size: calc(1.125 * var(--space-rem));
    }

    /* A letter with a descender, in a system font: as large, heavy and high as the icons beside it. */
    [lang='ar'] > [data-part='short'] {
      font-size: calc(1.25 * var(--space-rem));
      font-weight: var(--weight-bold);
      transform: translateY(-0.28em);
    }

    @media ${belowDesktop} {
      [data-part='icon'] {
        display: none;
      }

      /* For screen readers only. */
      [data-part='name'] {
        ${visuallyHidden}
      }
    }

    ${media.desktop} {
      a {
        padding-inline: var(--space-8);
      }

      [data-part='short'] {
        display: none;
      }
    }
  }

  &[data-show='all'] {
    gap: 0;
    /* Both fit beside each other in a drawer, also where text is enlarged. */
    font-size: min(1em, 7vw);
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
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
  }
`;

export interface LanguageSwitchProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** URL of the current page in each language. */
  hrefs: Readonly<Record<Language, string>>;
  /** `other` links to the other language, abbreviated below 1024 px; `all` links to both and marks the current one. */
  show?: 'other' | 'all';
}

/** Links to the current page in the other language. Works without JavaScript. */
export function LanguageSwitch({ hrefs, show = 'other', ...rest }: LanguageSwitchProps) {
  const { language, t, Link } = useUi();
  const shown = show === 'all' ? LANGUAGES : LANGUAGES.filter((other) => other !== language);
  return (
    <Root role="group" aria-label={t('languageLabel')} {...rest} data-part="language-switch" data-show={show}>
      {shown.map((each) => (
        <Link
          key={each}
          href={hrefs[each]}
          hrefLang={each}
          lang={each}
          aria-current={each === language ? 'true' : undefined}
        >
          {show === 'other' ? (
            <>
              <Icon name="globe" />
              <span data-part="short">{shortNames[each]}</span> <span data-part="name">{names[each]}</span>
            </>
          ) : (
            names[each]
          )}
        </Link>
      ))}
    </Root>
  );
}
