import { css } from 'styled-components';

/** Fades out what scrolls below a bar with a line of 1 px above it, over a height such as `var(--space-16)`. */
export const fadeAbove = (height: string) => css`
  &::before {
    position: absolute;
    inset-block-end: calc(100% + 1px);
    inset-inline: 0;
    block-size: ${height};
    background: linear-gradient(transparent, var(--color-surface));
    pointer-events: none;
    content: '';

    /* There it would be a box. */
    @media (forced-colors: active) {
      content: none;
    }
  }
`;
