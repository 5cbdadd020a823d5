import { css } from 'styled-components';

/** For a button without a frame: its label is on the edge of the text around it. */
export const flushButton = css`
  max-inline-size: calc(100% + 2 * var(--button-padding, 1.5rem));
  margin-inline: calc(-1 * var(--button-padding, 1.5rem));
`;
