import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { scrollFade } from '@mahd/ui/scrollFade';

/** The topics that a page can be filtered by. On phones in one row, so that what they filter is in the first view. */
export const TopicChips = styled(JumpLinks)`
  @media ${belowTablet} {
    margin-inline: calc(-1 * var(--gutter));

    > ul {
      flex-wrap: nowrap;
      padding-inline: var(--gutter);
      ${scrollFade}
    }

    li {
      flex: none;
    }
  }
`;
