import { styled } from 'styled-components';

/** Links under a centred message. */
export const CenteredLinks = styled.div`
  && ul {
    justify-content: center;
  }
`;
