import { styled } from 'styled-components';

/** On a line of its own below the button. While it is empty it takes no place beside it. */
export const Result = styled.p`
  flex-basis: 100%;

  &:empty {
    position: absolute;
  }
`;
