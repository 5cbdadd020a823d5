import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { linksToTheEdges } from './rowsToTheEdges.js';

/** Links in one row across the page and below the navbar, over the text and under the navbar's panels. */
export const Bar = styled.div`
  position: sticky;
  z-index: 10;
  inset-block-start: var(--nav-bar-height, 0px);
  display: flex;
  align-items: center;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  background: var(--color-paper);
  border-block-end: 1px solid var(--color-line);
  transition: transform var(--motion-normal) var(--ease-out);

  ${media.short} {
    position: static;
  }

  /* Phones: near the header that it follows and the text that it is about. */
  @media ${belowTablet} {
    margin-block-end: calc(-1 * var(--space-16));

    header + & {
      margin-block-start: calc(-1 * var(--space-24));
    }
  }

  /* Follows the navbar out of the window, once it sticks: a section is being read only then. */
  :root:has([data-part='nav-bar'][data-hidden]) &:has([aria-current]) {
    transform: translateY(calc(-1 * var(--nav-bar-height)));
  }

  > nav {
    flex: 1;
    min-inline-size: 0;
    ${linksToTheEdges}

    /* With the line below them 48 px. */
    a {
      min-block-size: calc(3rem - 1px);
    }
  }

  /* As wide as the text, in as many rows as it takes: there is no edge that could cut one and show that more follow. */
  ${media.wide} {
    &,
    > nav {
      margin-inline: 0;
      padding-inline: 0;
    }

    > nav > ul {
      flex-wrap: wrap;
      gap: 0 var(--space-32);
      padding-inline: 0;
      overflow: visible;
    }
  }
`;
