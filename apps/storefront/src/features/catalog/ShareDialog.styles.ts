import { styled } from 'styled-components';
import { ShareBar } from '@mahd/ui/ShareBar';

/** The ways to share in equal columns: in a dialog there is no text beside them to follow. */
export const ShareGrid = styled(ShareBar)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));

  > [data-part='label'] {
    grid-column: 1 / -1;
  }

  /* Copying the address. */
  > button:last-of-type {
    grid-column: 1 / -1;
  }
`;
