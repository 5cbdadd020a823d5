import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { linksToTheEdges } from './rowsToTheEdges.js';

/** The topics that a page can be filtered by. On phones in one row, so that what they filter is in the first view. */
export const TopicChips = styled(JumpLinks)`
  @media ${belowTablet} {
    ${linksToTheEdges}
  }
`;
