import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { Stack } from '@mahd/ui/Stack';

/** Why a list is empty and what to look at instead. On phones with a smaller drawing: the first products are in view. */
export const EmptyList = styled(Stack)`
  @media ${belowTablet} {
    && [data-part='drawing'] {
      inline-size: 10rem;
    }
  }
`;

/** Links under a centred message. */
export const CenteredLinks = styled(JumpLinks)`
  > ul {
    justify-content: center;
  }
`;
