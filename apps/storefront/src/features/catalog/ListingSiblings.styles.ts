import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { linksToTheEdges } from '../content/rowsToTheEdges.js';

/** One row that scrolls to the edges of the window: wrapped, it would push the few products down. */
export const SiblingLinks = styled(JumpLinks)`
  ${linksToTheEdges}

  /* Narrow enough that on a phone part of the fourth is seen: the row goes on. */
  @media ${belowTablet} {
    a {
      padding-inline: var(--space-12);
    }
  }

  /* Where supported, in view from the first paint; a script centres it later. */
  li:has(> [aria-current]) {
    scroll-initial-target: nearest;
  }

  ${media.desktop} {
    display: none;
  }
`;
