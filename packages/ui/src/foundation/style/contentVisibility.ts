import { css } from 'styled-components';

/**
 * A part that mostly stands below the window: the browser neither lays it out nor draws it before it comes near. Set
 * `contain-intrinsic-block-size` beside it, as near to its real height as it can be told. What stands out of it is cut at
 * `overflow-clip-margin`, and nothing in it can be fixed to the window.
 */
export const contentVisibility = css`
  content-visibility: auto;
  overflow-clip-margin: var(--gutter);
`;
