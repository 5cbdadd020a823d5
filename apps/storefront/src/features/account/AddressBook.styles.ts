import { styled } from 'styled-components';
import { Grid } from '@mahd/ui/Grid';

/** Cards of the same height in each row. */
export const AddressGrid = styled(Grid)`
  > li {
    display: grid;
  }
`;
