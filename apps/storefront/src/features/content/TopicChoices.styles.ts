import { styled } from 'styled-components';
import { belowDesktop, belowTablet } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { linksToTheEdges } from './rowsToTheEdges.js';

/** The topics of a list, in one row, so that the list begins early. */
export const TopicChoices = styled(JumpLinks)`
  @media ${belowDesktop} {
    ${linksToTheEdges}
  }

  @media ${belowTablet} {
    margin-block: calc(-1 * var(--space-16));
  }
`;
