import { css } from 'styled-components';

/**
 * Skips layout and paint of an off-screen section (`content-visibility: auto`). Set `contain-intrinsic-block-size` to
 * its approximate height. Overflow is clipped beyond the widest gutter (`overflow-clip-margin` takes no `calc()`, which
 * `--gutter` is), and nothing inside can be fixed to the viewport.
 */
export const contentVisibility = css`
  content-visibility: auto;
  overflow-clip-margin: 2rem;
`;
