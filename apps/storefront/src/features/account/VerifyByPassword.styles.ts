import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';

/** As wide as a line of its text. */
export const NarrowForm = styled.div`
  flex: 1 1 100%;
  max-inline-size: 24rem;

  @media ${belowTablet} {
    max-inline-size: none;
  }
`;
