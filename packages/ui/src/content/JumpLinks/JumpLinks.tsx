'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';

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
  /** Links to sections of the page. */
  links: readonly JumpLink[];
}

/** Links to the sections or filtered views of a page. Where only one section is visible at a time, use `Tabs`. */
export function JumpLinks({ label, links, ...rest }: JumpLinksProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('JumpLinks', 'links', links);
  const { Link } = useUi();
  if (links.length === 0) return null;
  return (
    <Root {...rest} aria-label={label} data-part="jump-links">
      <ul>
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
