'use client';
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { media } from '../../foundation/breakpoints.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { scrollFade } from '../../foundation/style/scrollFade.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { NavIconLink } from '../links.js';
import { useCurrentInView } from '../useCurrentInView.js';

const Root = styled.nav`
  > ul {
    display: flex;
    gap: var(--space-8);
    list-style: '';
    ${scrollFade}
  }

  li {
    flex: none;
  }

  li > * {
    --icon-size: 1.25rem;
    display: flex;
    gap: var(--space-8);
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-12);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    background: var(--color-surface);
    font-weight: var(--weight-medium);
    text-decoration: none;
    transition: background-color var(--motion-fast) var(--ease-out);

    &:hover {
      color: var(--color-accent);
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    &[aria-current] {
      border-color: var(--color-accent);
      color: var(--color-accent);
      background: var(--color-pastel-3);
    }
  }

  ${media.desktop} {
    > ul {
      flex-direction: column;
      gap: var(--space-4);
      overflow: visible;
      animation: none;
    }

    li > * {
      inline-size: 100%;
      min-block-size: 3rem;
      padding-inline: var(--space-16);
      gap: var(--space-12);
      border-color: transparent;
      border-radius: var(--radius-field);
      background: none;

      @media (hover: hover) {
        &:hover {
          background: var(--color-pastel-3);
        }
      }

      &[aria-current] {
        padding-inline-start: calc(var(--space-16) - 2px);
        border-color: transparent;
        border-inline-start: 3px solid var(--color-accent);
        border-start-start-radius: 0;
        border-end-start-radius: 0;
        color: var(--color-ink);
        background: var(--color-surface);
        box-shadow: var(--shadow-resting);
      }
    }
  }

  @media (forced-colors: active) {
    a[aria-current] {
      border-color: Highlight;
    }
  }
`;

export interface SideNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name. */
  label: string;
  /** The pages, one of them `current`. */
  items: readonly Pick<NavIconLink, 'href' | 'label' | 'icon' | 'current'>[];
  /** A button after the links that looks like them, such as one that logs out: a plain `button` with an icon. */
  action?: ReactNode;
}

/** Links to the pages of one area, such as an account: a column on wide screens, below 1024 px a row that scrolls. */
export function SideNav({ label, items, action, ...rest }: SideNavProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('SideNav', 'items', items);
  const { Link } = useUi();
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, items.find((item) => item.current)?.href);

  return (
    <Root {...rest} aria-label={label} data-part="side-nav">
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.current ? 'page' : undefined}>
              <Icon name={item.icon} />
              {item.label}
            </Link>
          </li>
        ))}
        {action && <li>{action}</li>}
      </ul>
    </Root>
  );
}
