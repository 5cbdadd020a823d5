'use client';
import { useRef, type HTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useCurrentInView } from '../../navigation/useCurrentInView.js';

const Root = styled.nav`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    list-style: '';
    overflow-wrap: anywhere;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-16);
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    text-decoration: none;
    background: var(--color-surface);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);

    /* Five or six are in one row. */
    ${media.tabletOnly} {
      padding-inline: var(--space-12);
    }

    &:hover {
      color: var(--color-accent);
      border-color: var(--color-accent);
    }

    &[aria-current] {
      color: var(--color-on-accent);
      background: var(--color-accent);
      border-color: var(--color-accent);
    }
  }

  /* Places are not chosen, as filters and tabs are: they are underlined, like the navbar's entries. */
  &:where([data-kind='places']) {
    > ul {
      column-gap: var(--space-24);
    }

    a {
      padding: 3px 0 0;
      background: none;
      border: 0;
      border-block-end: 3px solid transparent;
      border-radius: 0;

      &[aria-current] {
        color: var(--color-accent);
        background: none;
        border-block-end-color: var(--color-brand);
      }
    }
  }

  @media print {
    display: none;
  }
`;

export interface JumpLink {
  label: string;
  /** `#id` on this page, or a URL that filters it. */
  href: string;
  current?: boolean;
}

export interface JumpLinksProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name of the navigation. */
  label: string;
  /** Links to sections of the page, or to its filtered views. */
  links: readonly JumpLink[];
}

/**
 * Links to the sections of a page, underlined, or to its filtered views, as pills. In a row styled with `scrollFade` the
 * current one is kept in view. Where only one section is visible at a time, use `Tabs`.
 */
export function JumpLinks({ label, links, ...rest }: JumpLinksProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('JumpLinks', 'links', links);
  const { Link } = useUi();
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, links.find(({ current }) => current)?.href);
  if (links.length === 0) return null;
  const kind = links.every(({ href }) => href.startsWith('#')) ? 'places' : 'views';
  return (
    <Root {...rest} aria-label={label} data-part="jump-links" data-kind={kind}>
      <ul ref={row}>
        {links.map(({ label: text, href, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? (href.startsWith('#') ? 'location' : true) : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
