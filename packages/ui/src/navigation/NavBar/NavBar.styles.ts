import { css, styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { menuStyles } from './NavMenus.styles.js';

const utility = css`
  [data-part='utility'] {
    display: none;
    background: var(--color-pastel-3);
    font-size: var(--text-14);

    [data-part='inner'] {
      gap: var(--space-24);
      block-size: var(--nav-utility);
    }

    [data-part='greeting'] {
      flex: 1;
      min-inline-size: 0;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
      font-weight: var(--weight-medium);
    }

    a {
      --icon-size: 1.125rem;
      display: inline-flex;
      align-items: center;
      gap: var(--space-8);
      block-size: 100%;
      color: var(--color-ink);
      text-decoration: none;

      &:hover {
        color: var(--color-accent);
      }
    }
  }
`;

const actions = css`
  [data-action] {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: calc(2.75 * var(--space-rem));
    block-size: calc(2.75 * var(--space-rem));
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    transition: background-color var(--motion-fast) var(--ease-out);

    &:hover,
    &[aria-expanded='true'] {
      background: var(--color-pastel-3);
    }

    &[aria-current] {
      color: var(--color-accent);
    }
  }

  [data-part='actions'] {
    display: flex;
    flex: none;
    gap: var(--space-4);
    margin-inline: auto calc(-1 * var(--space-8));
  }

  [data-part='badge'] {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 0;
    min-inline-size: calc(1.25 * var(--space-rem));
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    color: var(--color-on-accent);
    background: var(--color-accent);
    box-shadow: 0 0 0 2px var(--color-surface);
    font-size: calc(0.875 * var(--space-rem));
    font-weight: var(--weight-bold);
    line-height: calc(1.25 * var(--space-rem));
    text-align: center;
    animation: nav-bar-badge var(--motion-slow) var(--ease-out);
  }

  @keyframes nav-bar-badge {
    40% {
      transform: scale(1.25);
    }
  }
`;

export const Root = styled.header`
  --nav-utility: 0rem;
  --nav-height: calc(3.75 * var(--space-rem));
  --nav-curve: var(--space-16);
  --icon-size: calc(1.5 * var(--space-rem));
  position: sticky;
  z-index: var(--layer-bar);
  /* The utility row scrolls away, the main row is sticky. */
  inset-block-start: calc(-1 * var(--nav-utility));
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
  transition: transform var(--motion-slow) var(--ease-out);

  &[data-hidden] {
    transform: translateY(calc(-100% - var(--space-32)));
  }

  &[data-curved] {
    border-block-end-color: transparent;

    /* The curve hangs below the bar without taking space, so that all pages start at the same height. */
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset-inline: 0;
      inset-block-start: 100%;
      block-size: var(--nav-curve);
      border-end-start-radius: 50% 100%;
      border-end-end-radius: 50% 100%;
      background: var(--color-surface);
      box-shadow: var(--shadow-raised);
      clip-path: inset(0 0 -3rem);
      pointer-events: none;
    }
  }

  [data-part='inner'] {
    display: flex;
    align-items: center;
    max-inline-size: calc(var(--content-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
  }

  /*
   * On focus, Chromium scrolls to the non-sticky position of a sticky element. A scroll margin larger than the viewport
   * on both sides prevents that.
   */
  [data-part='main'] :is(a, summary),
  [data-part='form'] :is(input, button) {
    scroll-margin-block: 99999px;
  }

  [data-part='main'] [data-part='inner'] {
    gap: var(--space-4);
    block-size: var(--nav-height);
  }

  [data-part='menu-toggle'] {
    margin-inline-start: calc(-1 * var(--space-8));
  }

  [data-part='logo'] {
    flex: none;
    display: flex;
    align-items: center;
    min-block-size: calc(2.75 * var(--space-rem));
    border-radius: var(--radius-field);

    img,
    svg {
      inline-size: auto;
      block-size: calc(2.125 * var(--space-rem));
    }
  }

  ${utility}
  ${menuStyles}
  ${actions}

  [data-part='profile'] {
    display: none;
  }

  ${media.desktop} {
    --nav-utility: 2.25rem;
    --nav-height: 4.75rem;
    --nav-curve: var(--space-24);

    [data-part='utility'],
    [data-part='links'] {
      display: block;
    }

    [data-part='profile'] {
      display: grid;
    }

    [data-part='menu-toggle'] {
      display: none;
    }

    [data-part='main'] [data-part='inner'] {
      gap: var(--space-12);

      @media (min-width: 72em) {
        gap: var(--space-24);
      }
    }

    [data-part='logo'] :is(img, svg) {
      block-size: 2.75rem;
    }
  }

  ${media.desktop} and (pointer: coarse) {
    --nav-utility: 2.75rem;
  }

  @media (forced-colors: active) {
    [data-part='badge'] {
      border: 1px solid;
    }

    [data-part='entry']::after {
      background: Highlight;
    }
  }
`;
