import { css } from 'styled-components';

/** A horizontal scroll-snap row that works without JavaScript. */
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

  /* Without JavaScript there are no arrows: show the scrollbar. */
  @media (scripting: none) {
    scrollbar-width: thin;

    &::-webkit-scrollbar {
      display: initial;
    }
  }
`;

/** Round button on a picture or beside a row. Hidden without JavaScript. */
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

  /* Not disabled, which would lose the focus of the button that turned to the last slide. */
  &[aria-disabled] {
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
