import { css, styled } from 'styled-components';
import { belowDesktop, media } from '../../foundation/breakpoints.js';

const links = css`
  [data-part='links-row'] {
    font-size: var(--text-14);

    > [data-part='inner'] {
      gap: var(--space-24);
      block-size: calc(2.75 * var(--space-rem));
    }

    > [data-part='inner'] > a,
    [data-part='entry'] {
      --icon-size: 1.125rem;
      display: flex;
      align-items: center;
      gap: var(--space-4);
      block-size: 100%;
      color: var(--color-ink);
      text-decoration: none;
      white-space: nowrap;

      &:hover {
        color: var(--color-accent);
      }
    }

    > [data-part='inner'] > [aria-current] {
      box-shadow: inset 0 -3px var(--color-brand);
    }
  }

  [data-part='links'] {
    flex: none;
    margin-inline: calc(-1 * var(--space-12)) auto;
    font-size: var(--text-16);
    font-weight: var(--weight-medium);

    &,
    > ul,
    [data-part='item'] {
      block-size: 100%;
    }

    > ul {
      display: flex;
      list-style: none;
    }
  }

  [data-part='entry'] {
    position: relative;
    padding-inline: var(--space-12);

    &[data-tone] {
      color: var(--color-accent);
    }

    &::after {
      content: '';
      position: absolute;
      inset-inline: var(--space-12);
      inset-block-end: 0;
      block-size: 3px;
      border-radius: var(--radius-pill);
      background: var(--color-brand);
      transform: scaleX(0);
      transition: transform var(--motion-normal) var(--ease-out);
    }

    &:is(:hover, [data-current], [aria-current], [aria-expanded='true'])::after {
      transform: scaleX(1);
    }

    [data-part='icon'] {
      transition: transform var(--motion-normal) var(--ease-out);
    }

    &[aria-expanded='true'] [data-part='icon'] {
      transform: rotate(180deg);
    }
  }

  [data-part='greeting'] {
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-weight: var(--weight-medium);
  }
`;

const actions = css`
  [data-part='actions'] {
    display: flex;
    flex: none;
    gap: var(--space-4);
    align-items: center;
    margin-inline: auto calc(-1 * var(--space-8));
  }

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

    &[aria-expanded='true'] {
      background: var(--color-pastel-3);
    }

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }

    &[aria-current] {
      color: var(--color-accent);
    }
  }

  [data-part='badge'] {
    position: absolute;
    /* Beside the bag rather than on it. */
    inset-block-start: 1px;
    inset-inline-end: 0;
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
    animation: nav-bar-badge var(--motion-normal) var(--ease-out);
  }

  @keyframes nav-bar-badge {
    40% {
      transform: scale(1.25);
    }
  }
`;

/** What can have the focus in the bar, without the content of its panels. */
const barItems =
  ":is([data-action], [data-part='entry'], [data-part='field'], [data-part='inner'] > a, [data-part='language-switch'] a)";

export const Root = styled.header`
  /* Sticky elements below the bar and the targets of anchors keep clear of it. */
  :root:has(&) {
    --nav-bar-height: calc(3.75 * var(--space-rem));
    scroll-padding-block-start: calc(var(--nav-bar-height) + var(--space-24));

    ${media.desktop} {
      --nav-bar-height: calc(7.25 * var(--space-rem));
    }

    ${media.short} {
      --nav-bar-height: 0px;
    }
  }

  --icon-size: calc(1.5 * var(--space-rem));
  position: sticky;
  z-index: var(--layer-bar);
  inset-block-start: 0;
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
  transition: transform var(--motion-normal) var(--ease-out);

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
      block-size: var(--space-16);
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
  ${barItems} {
    scroll-margin-block: 99999px;
  }

  [data-part='main'] > [data-part='inner'] {
    gap: var(--space-4);
    block-size: calc(3.75 * var(--space-rem));
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

    :is(img, svg) {
      inline-size: auto;
      block-size: min(calc(2.125 * var(--space-rem)), 8.5vw);
    }
  }

  [data-part='search'] {
    flex: 1;
    max-inline-size: 34rem;
    margin-inline: auto;
  }

  ${links}
  ${actions}

  @media ${belowDesktop} {
    :is([data-part='links-row'], [data-part='search'], [data-wide]) {
      display: none;
    }
  }

  ${media.desktop} {
    :is([data-part='menu-toggle'], [data-part='search-toggle']) {
      display: none;
    }

    [data-part='main'] > [data-part='inner'] {
      gap: var(--space-32);
      block-size: calc(4.5 * var(--space-rem));
    }

    [data-part='logo'] :is(img, svg) {
      block-size: 2.75rem;
    }

    &[data-curved]::after {
      block-size: var(--space-24);
    }
  }

  /* Scrolls away: bars that stay would leave no room for the page. */
  ${media.short} {
    position: relative;

    &[data-hidden] {
      transform: none;
    }

    ${barItems} {
      scroll-margin-block: 0;
    }
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
