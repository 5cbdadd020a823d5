import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { linksToTheEdges } from '../content/rowsToTheEdges.js';

/** One row that scrolls to the edges of the window: wrapped, it would push the few products down. */
export const SiblingLinks = styled(JumpLinks)`
  ${linksToTheEdges}

  /* In view from the first paint, in browsers that know it; then in the middle. */
  li:has(> [aria-current]) {
    scroll-initial-target: nearest;
  }

  ${media.desktop} {
    display: none;
  }
`;
