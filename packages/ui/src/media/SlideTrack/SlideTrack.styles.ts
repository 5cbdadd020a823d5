import { css } from 'styled-components';

/** A row that scrolls along the line of reading and stops at its items; works without a script. */
export const slideTrack = css`
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > * {
    scroll-snap-align: start;
  }

  /* Without scripts there are no arrows, so the row shows its scroll bar. */
  @media (scripting: none) {
    scrollbar-width: thin;

    &::-webkit-scrollbar {
      display: initial;
    }
  }
`;

/** Round control on a picture or beside a row. Hidden where no script can answer it. */
export const slideButton = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  color: var(--color-ink);
  background: var(--color-surface);
  border-radius: var(--radius-pill);
  box-shadow: var(--shadow-raised);
  transition: color var(--motion-fast) var(--ease-out);

  &:hover {
    color: var(--color-accent);
  }

  &:disabled {
    color: var(--color-control-line);
    box-shadow: var(--shadow-resting);
    cursor: default;
    opacity: 0.6;
  }

  @media (scripting: none) {
    display: none;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
