import { css } from 'styled-components';

/** A surface that lies on the page and cuts off what reaches beyond its corners. */
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

/** A card that is one link rises under the pointer. */
export const hoverLift = css`
  transition: box-shadow var(--motion-normal) var(--ease-out);

  &:hover {
    box-shadow: var(--shadow-raised);
  }
`;

/** The one link of a card: the whole card answers to it, and shows its focus. */
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
