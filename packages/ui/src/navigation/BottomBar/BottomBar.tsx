'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { IconLink } from '../IconLink.js';
import type { NavIconLink } from '../links.js';

const Root = styled.nav`
  /* Reserves space at the end of the page. Other elements at the bottom edge (buy bar, toasts) keep the same distance. */
  :root:has(&) {
    --bottom-bar-height: calc(3.75 * var(--space-rem) + env(safe-area-inset-bottom, 0px));

    scroll-padding-block-end: calc(var(--bottom-bar-height) + var(--buy-bar-height, 0px) + var(--space-8));

    ${media.desktop} {
      --bottom-bar-height: 0px;
    }

    ${media.short} {
      --bottom-bar-height: 0px;
    }

    @media print {
      --bottom-bar-height: 0px;
    }
  }

  body:has(&) {
    padding-block-end: var(--bottom-bar-height);
  }

  --icon-size: calc(1.5 * var(--space-rem));
  position: fixed;
  z-index: var(--layer-bar);
  inset-block-end: 0;
  inset-inline: 0;
  block-size: var(--bottom-bar-height);
  padding-block-end: env(safe-area-inset-bottom, 0px);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  ul {
    display: flex;
    block-size: 100%;
    max-inline-size: 37.5rem;
    margin-inline: auto;
    list-style: none;
  }

  li {
    flex: 1;
    min-inline-size: 0;
  }

  a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 1px;
    block-size: 100%;
    padding-inline: 2px;
    color: var(--color-ink-soft);
    font-size: calc(0.875 * var(--space-rem));
    line-height: 1.3;
    text-decoration: none;

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  [data-part='label'] {
    max-inline-size: 100%;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  [aria-current] {
    color: var(--color-accent);
    font-weight: var(--weight-medium);

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline: 25%;
      block-size: 3px;
      border-end-start-radius: 3px;
      border-end-end-radius: 3px;
      background: var(--color-brand);
    }
  }

  [data-part='badge'] {
    position: absolute;
    /* Beside the bag rather than on it. */
    inset-block-start: 0.4rem;
    inset-inline-start: calc(50% + var(--space-8));
    min-inline-size: calc(1.125 * var(--space-rem));
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    color: var(--color-on-accent);
    background: var(--color-accent);
    box-shadow: 0 0 0 2px var(--color-surface);
    font-size: calc(0.75 * var(--space-rem));
    font-weight: var(--weight-bold);
    line-height: calc(1.125 * var(--space-rem));
    text-align: center;
  }

  ${media.short} {
    position: static;
    block-size: calc(3.75 * var(--space-rem) + env(safe-area-inset-bottom, 0px));
  }

  ${media.desktop} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export interface BottomBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Up to five, with a short label each; longer ones are truncated. */
  items: readonly NavIconLink[];
}

/**
 * Quick links at the bottom of phones and tablets, hidden from 1024 px. Reserves space at the end of the page, and
 * exposes its height as `--bottom-bar-height` to other elements at the bottom. In low windows, as at 400 % zoom, it ends
 * the page instead. One per page.
 */
export function BottomBar({ items, ...rest }: BottomBarProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('BottomBar', 'items', items);
  const { t } = useUi();
  return (
    <Root aria-label={t('bottomNavigation')} {...rest} data-part="bottom-bar">
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <IconLink {...item} />
          </li>
        ))}
      </ul>
    </Root>
  );
}
