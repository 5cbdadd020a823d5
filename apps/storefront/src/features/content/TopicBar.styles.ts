import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Across the page and below the navbar, over the text and under the navbar's panels. */
export const Bar = styled.nav`
  position: sticky;
  z-index: 10;
  inset-block-start: var(--nav-bar-height, 0px);
  margin-inline: calc(-1 * var(--gutter));
  background: var(--color-paper);
  border-block-end: 1px solid var(--color-line);
  transition: transform var(--motion-normal) var(--ease-out);

  ${media.short} {
    position: static;
  }

  /* Follows the navbar out of the window, once it sticks: a section is being read only then. */
  :root:has([data-part='nav-bar'][data-hidden]) &:has([aria-current]) {
    transform: translateY(calc(-1 * var(--nav-bar-height)));
  }

  > ul {
    display: flex;
    overflow-x: auto;
    padding-inline: calc(var(--gutter) - var(--space-8));
    list-style: '';
    scrollbar-width: none;
  }

  li {
    flex: none;
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: 3rem;
    padding-inline: var(--space-8);
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);
    text-decoration: none;
    border-block: 3px solid transparent;

    &:hover {
      color: var(--color-accent);
    }

    &[aria-current] {
      color: var(--color-accent);
      border-block-end-color: var(--color-brand);
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  @media print {
    display: none;
  }
`;
