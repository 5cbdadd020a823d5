'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@mahd/rules/locale';
import { belowDesktop, media } from '../../foundation/breakpoints.js';
import { visuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { languageLinks } from '../languageLinks.js';

const shortNames: Readonly<Record<Language, string>> = { en: 'EN', ar: 'ع' };

const Root = styled.div`
  ${languageLinks}
  --icon-size: 1.125rem;
  gap: var(--space-8);

  a {
    gap: var(--space-8);
    min-inline-size: calc(2.75 * var(--space-rem));
    border-radius: var(--radius-field);
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
`;

export interface LanguageSwitchProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** URL of the current page in each language. */
  hrefs: Readonly<Record<Language, string>>;
}

/** Links to the current page in the other language, abbreviated below 1024 px. Works without JavaScript. */
export function LanguageSwitch({ hrefs, ...rest }: LanguageSwitchProps) {
  const { language, t, Link } = useUi();
  return (
    <Root role="group" aria-label={t('languageLabel')} {...rest} data-part="language-switch">
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <Link key={other} href={hrefs[other]} hrefLang={other} lang={other}>
          <Icon name="globe" />
          <span data-part="short">{shortNames[other]}</span> <span data-part="name">{LANGUAGE_NAMES[other]}</span>
        </Link>
      ))}
    </Root>
  );
}
