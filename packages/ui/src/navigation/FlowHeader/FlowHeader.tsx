'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import type { IconShape } from '../../foundation/icons/icons.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { NavLink } from '../links.js';

const lock: IconShape = {
  mirror: false,
  path: 'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
};

const Root = styled.header`
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);

  > [data-part='inner'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-8);
    align-items: center;
    max-inline-size: calc(var(--content-width) + 2 * var(--gutter));
    min-block-size: calc(3.75 * var(--space-rem));
    margin-inline: auto;
    padding-inline: var(--gutter);
    font-size: var(--text-14);
  }

  [data-part='logo'] {
    display: flex;
    flex: none;
    align-items: center;
    min-block-size: calc(3.75 * var(--space-rem));
    border-radius: var(--radius-field);

    img,
    svg {
      inline-size: auto;
      block-size: calc(1.875 * var(--space-rem));
    }
  }

  [data-part='title'] {
    --icon-size: 1.25rem;
    display: inline-flex;
    gap: var(--space-4);
    align-items: center;
    flex: 1 1 4rem;
    min-block-size: 2.75rem;
    padding-inline-start: var(--space-8);
    border-inline-start: 1px solid var(--color-line);
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;

    svg {
      flex: none;
      color: var(--color-success);
    }

    /* One line: on narrow phones only its first words are seen, rather than the header in two rows. */
    span {
      block-size: 1lh;
      overflow: hidden;
    }
  }

  [data-part='actions'] {
    --icon-size: 1.125rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-24);
    /* On phones in a row of their own. */
    order: 1;
    flex-basis: 100%;
    overflow-wrap: anywhere;

    a {
      display: inline-flex;
      gap: var(--space-8);
      align-items: center;
      min-block-size: 2.75rem;
      color: var(--color-ink);
      font-weight: var(--weight-medium);
      text-decoration: none;

      &:hover {
        color: var(--color-accent);
      }
    }
  }

  [data-part='language-switch'] {
    a {
      min-block-size: 2.75rem;
    }
  }

  [data-part='end'] {
    display: contents;
  }

  ${media.tablet} {
    > [data-part='inner'] {
      gap: 0 var(--space-24);
    }

    [data-part='logo'] :is(img, svg) {
      block-size: calc(2.125 * var(--space-rem));
    }

    [data-part='title'] {
      gap: var(--space-8);
    }

    [data-part='actions'] {
      order: 0;
      flex-basis: auto;
    }
  }

  ${media.desktop} {
    /* What is done here is in the middle of the window, between two sides of the same width. */
    > [data-part='inner'] {
      display: grid;
      grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr);
      min-block-size: 4.75rem;
      font-size: inherit;
    }

    [data-part='logo'] {
      justify-self: start;
    }

    [data-part='end'] {
      display: flex;
      gap: var(--space-24);
      align-items: center;
      justify-self: end;
    }

    [data-part='logo'] :is(img, svg) {
      block-size: 2.75rem;
    }

    [data-part='title'] {
      padding-inline-start: 0;
      border: 0;
      font-size: var(--text-18);
    }
  }
`;

export interface FlowHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  ref?: Ref<HTMLElement>;
  /** The logo, an `<img>` or `<svg>`. The header sets its height. */
  logo: ReactNode;
  /** Target of the logo, and its accessible name. */
  home: NavLink;
  /** What is done here: "Secure checkout". Not a heading. Narrow phones show its first words. */
  title: string;
  /** A `LanguageSwitch`. */
  languageSwitch?: ReactNode;
  /** Links to people who can help: a phone number, a contact page. */
  actions?: ReactNode;
}

/** The header of a flow that nothing should interrupt, such as a checkout: no menus, no search, no cart. */
export function FlowHeader({ logo, home, title, languageSwitch, actions, ...rest }: FlowHeaderProps) {
  const { Link } = useUi();
  return (
    <Root {...rest} data-part="flow-header">
      <div data-part="inner">
        <Link href={home.href} aria-label={home.label} data-part="logo">
          {logo}
        </Link>
        <p data-part="title">
          <SvgIcon shape={lock} />
          <span>{title}</span>
        </p>
        <div data-part="end">
          {actions && <div data-part="actions">{actions}</div>}
          {languageSwitch}
        </div>
      </div>
    </Root>
  );
}
