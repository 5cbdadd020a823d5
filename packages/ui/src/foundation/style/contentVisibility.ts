import { css } from 'styled-components';

/**
 * Skips layout and paint of an off-screen section (`content-visibility: auto`). Set `contain-intrinsic-block-size` to
 * its approximate height. Overflow is clipped at `overflow-clip-margin`, and nothing inside can be fixed to the
 * viewport.
 */
export const contentVisibility = css`
  content-visibility: auto;
  overflow-clip-margin: var(--gutter);
`;
