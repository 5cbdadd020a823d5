import { css } from 'styled-components';

/** What dialogs, drawers and sheets share: a frame with a head that stays, a body that scrolls, and the veil behind. */
export const modalLook = css`
  padding: 0;
  border: 0;
  color: var(--color-ink);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  overscroll-behavior: contain;

  &:focus,
  &:focus-visible {
    outline: none;
  }

  &::backdrop {
    background: color-mix(in srgb, var(--color-ink) 45%, transparent);
  }

  > [data-part='frame'] {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
  }

  [data-part='head'] {
    display: flex;
    flex: none;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-16);
    padding: var(--space-16) var(--space-24) var(--space-8);
  }

  [data-part='title'] {
    padding-block: var(--space-8);
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
    overflow-wrap: anywhere;
  }

  [data-part='close'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-inline-end: calc(-1 * var(--space-8));
    border-radius: var(--radius-pill);
    color: var(--color-ink-soft);
    transition: background-color var(--motion-fast) var(--ease-out);

    &:hover {
      color: var(--color-ink);
      background: var(--color-pastel-3);
    }
  }

  [data-part='body'] {
    flex: 1;
    min-block-size: 0;
    padding: var(--space-8) var(--space-24) var(--space-24);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  [data-part='foot'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-12);
    padding: var(--space-16) var(--space-24);
    border-block-start: 1px solid var(--color-line);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
