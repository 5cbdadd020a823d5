import { styled } from 'styled-components';
import { belowDesktop, media, wideDesktop } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { linksToTheEdges } from './rowsToTheEdges.js';

/** The categories that have offers, in one row, so that the offers begin early. */
export const Categories = styled(JumpLinks)`
  @media ${belowDesktop} {
    ${linksToTheEdges}
  }
`;

/** The categories, how many offers there are, and the order: in one row where there is room. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12) var(--space-24);
  align-items: center;

  > nav {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    row-gap: var(--space-16);
  }

  @media ${wideDesktop} {
    grid-template-columns: auto auto minmax(0, 1fr);

    > nav {
      grid-column: auto;
    }
  }
`;
