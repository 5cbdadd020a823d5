import { css } from 'styled-components';
import { media } from '../foundation/breakpoints.js';
import { fadeAbove } from '../foundation/style/fadeAbove.js';

/** Shared styles of dialogs, drawers and sheets: a fixed title, a scrolling body and the backdrop. */
export const modalStyles = css`
  padding: 0;
  border: 0;
  color: var(--color-ink);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  /* The dialog element scrolls: it has the focus, so arrow keys scroll it at once. */
  overflow: hidden auto;
  /* What takes the focus or is scrolled to stays below the title, which may have two lines. */
  scroll-padding-block-start: 6rem;
  overscroll-behavior: contain;

  &:focus {
    outline: none;
  }

  &::backdrop {
    background: var(--color-backdrop);
  }

  > [data-part='frame'] {
    display: flex;
    flex-direction: column;
    min-block-size: 100%;
  }

  > [data-part='frame'] > [data-part='head'] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    flex: none;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-16);
    padding: var(--space-16) var(--space-24) var(--space-8);
    background: var(--color-surface);
  }

  > [data-part='frame'] > [data-part='head'] > [data-part='title'] {
    padding-block: var(--space-8);
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
    overflow-wrap: anywhere;
  }

  > [data-part='frame'] > [data-part='head'] > [data-part='close'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-inline-end: calc(-1 * var(--space-8));
    border-radius: var(--radius-pill);
    color: var(--color-ink-soft);
    transition: background-color var(--motion-fast) var(--ease-out);

    @media (hover: hover) {
      &:hover {
        color: var(--color-ink);
        background: var(--color-pastel-3);
      }
    }
  }

  > [data-part='frame'] > [data-part='body'] {
    flex: 1;
    padding: var(--space-8) var(--space-24) var(--space-24);
  }

  > [data-part='frame'] > [data-part='foot'] {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-12);
    padding: var(--space-16) var(--space-24);
    border-block-start: 1px solid var(--color-line);
    background: var(--color-surface);

    /* At the end it covers only the padding of the body. */
    ${fadeAbove('var(--space-24)')}
  }

  ${media.short} {
    scroll-padding: 0;

    > [data-part='frame'] > :is([data-part='head'], [data-part='foot']) {
      position: static;
    }

    > [data-part='frame'] > [data-part='foot']::before {
      content: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
