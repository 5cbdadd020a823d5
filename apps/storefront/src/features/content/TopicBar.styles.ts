import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { linksToTheEdges } from './rowsToTheEdges.js';

/** In one row across the page and below the navbar, over the text and under the navbar's panels. */
export const Bar = styled(JumpLinks)`
  ${linksToTheEdges}
  position: sticky;
  z-index: 10;
  inset-block-start: var(--nav-bar-height, 0px);
  background: var(--color-paper);
  border-block-end: 1px solid var(--color-line);
  transition: transform var(--motion-normal) var(--ease-out);

  ${media.short} {
    position: static;
  }

  /* Follows the navbar out of the window, once it sticks: a section is being read only then. */
  :root:has([data-part='nav-bar'][data-hidden]) &:has([aria-current]) {
    transform: translateY(calc(-1 * var(--nav-bar-height)));
  }

  /* As wide as the text, in as many rows as it takes: there is no edge that could cut one and show that more follow. */
  ${media.wide} {
    margin-inline: 0;

    > ul {
      flex-wrap: wrap;
      gap: 0 var(--space-32);
      padding-inline: 0;
      overflow: visible;
    }
  }
`;
