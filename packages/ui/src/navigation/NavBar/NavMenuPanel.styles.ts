import { styled } from 'styled-components';

/** Inside the root of the navbar, whose width it has. */
export const Panel = styled.div`
  position: absolute;
  z-index: var(--layer-popup);
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - 100%);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block: 1px solid var(--color-line);
  background: var(--color-surface);
  /* Dims the page below it, as an open search does. */
  box-shadow: 0 0 0 100vmax var(--color-backdrop);
  clip-path: inset(0 0 -100vmax);
  font-weight: var(--weight-regular);

  &:not([hidden]) {
    animation: nav-menu-open var(--motion-normal) var(--ease-out);
  }

  @keyframes nav-menu-open {
    from {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }

  > [data-part='inner'] {
    display: grid;
    place-items: start;
    padding-block: var(--space-24) var(--space-16);
  }

  > [data-part='inner'] > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: 0 var(--space-16);
    inline-size: 100%;
  }

  /* Picture, title and list in shared rows: titles begin on one line, and lists do. */
  > [data-part='inner'] > ul > li {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding-block-end: var(--space-16);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    color: var(--color-ink);
    text-decoration: none;
  }

  [data-part='media'] {
    margin-block-end: var(--space-4);
    overflow: hidden;
    border-radius: var(--radius-card);
    background: var(--color-pastel-1);

    img {
      inline-size: 100%;
      transition: transform var(--motion-normal) var(--ease-out);
    }

    &:hover img {
      transform: scale(1.04);
    }
  }

  [data-part='title'] {
    padding-block: var(--space-8);
    /* Six fit beside each other, with three words in one of them. */
    font-size: 0.925em;
    font-weight: var(--weight-bold);
    line-height: 1.4;
  }

  [data-part='link'] {
    padding-block: var(--space-4);
    line-height: 1.4;
  }

  a:hover:not([data-part='media']) {
    text-decoration: underline;
  }

  [aria-current] {
    color: var(--color-accent);
  }

  [data-part='overview'] {
    --icon-size: 1.25rem;
    display: flex;
    gap: var(--space-8);
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }
`;
