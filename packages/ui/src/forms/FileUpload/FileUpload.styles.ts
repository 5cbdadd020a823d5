import { styled } from 'styled-components';

export const DropZone = styled.div`
  --icon-size: 2rem;
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-24) var(--space-16);
  border: 1.5px dashed var(--color-control-line);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  text-align: center;
  transition:
    border-color var(--motion-fast) var(--ease-out),
    background-color var(--motion-fast) var(--ease-out);

  &[data-dragging] {
    border-color: var(--color-accent);
    background: var(--color-pastel-3);
  }

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-accent);
      background: var(--color-pastel-3);
    }
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }

  &:has([aria-invalid='true']) {
    border-color: var(--color-danger);
    outline-color: var(--color-ink);
  }

  &:has(:disabled) {
    color: var(--color-ink-soft);
    border-color: var(--color-line);
    background: color-mix(in srgb, var(--color-line) 45%, var(--color-surface));
  }

  > svg {
    color: var(--color-accent);
  }

  &:has(:disabled) > svg {
    color: inherit;
  }

  > p {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  [data-part='action'] {
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &:has(:disabled) [data-part='action'] {
    color: inherit;
  }

  [data-part='limits'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  /* The native input covers the zone: it takes clicks and dropped files. */
  > [data-part='control'] {
    position: absolute;
    inset: 0;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  > :disabled[data-part='control'] {
    opacity: 0;
  }

  /* Files cannot be dragged with a finger. */
  @media (hover: none) {
    [data-part='drop-hint'] {
      display: none;
    }
  }

  /* Without scripts there is no list of files below: the native input shows them. */
  @media (scripting: none) {
    > [data-part='control'] {
      position: static;
      opacity: 1;
    }
  }
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  padding: 0;
  list-style: none;

  &:not(:empty) {
    margin-block-start: var(--space-8);
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-12);
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-field);
    background: var(--color-surface);
  }

  [data-part='preview'] {
    --icon-size: 1.5rem;
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    overflow: hidden;
    border-radius: var(--radius-field);
    color: var(--color-ink-soft);
    background: var(--color-pastel-3);
  }

  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  [data-part='file-name'] {
    /* Starts where the size below starts, whatever its own direction. */
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    vertical-align: bottom;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='file-size'] {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  button {
    --icon-size: 1.25rem;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--radius-pill);

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }
  }
`;

export const Messages = styled.span`
  display: grid;
  gap: var(--space-4);
`;
