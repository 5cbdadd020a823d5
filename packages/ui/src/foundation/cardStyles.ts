import { css } from 'styled-components';

/** A card surface that clips its content at the corners. */
export const cardSurface = css`
  position: relative;
  overflow: hidden;
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Raises a linked card on hover. */
export const hoverLift = css`
  transition: box-shadow var(--motion-normal) var(--ease-out);

  &:hover {
    box-shadow: var(--shadow-raised);
  }
`;

/** Stretches the link or button of a card over the whole card, including its focus ring. The card needs a `position`. */
export const stretchedLink = css`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--color-accent);
    outline-offset: -3px;
  }
`;
