import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Cards of the same height in each row. */
export const AddressList = styled.ul`
  display: grid;
  gap: var(--space-16);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li {
    display: grid;
  }
`;
