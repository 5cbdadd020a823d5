import { styled } from 'styled-components';
import { JumpLinks } from '@mahd/ui/JumpLinks';

/** Links under a centred message. */
export const CenteredLinks = styled(JumpLinks)`
  > ul {
    justify-content: center;
  }
`;
