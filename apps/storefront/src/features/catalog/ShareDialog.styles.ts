import { styled } from 'styled-components';
import { ShareBar } from '@mahd/ui/ShareBar';

/** Share buttons in equal columns. */
export const ShareGrid = styled(ShareBar)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));

  > [data-part='label'] {
    grid-column: 1 / -1;
  }

  /* The copy button. */
  > button:last-of-type {
    grid-column: 1 / -1;
  }
`;
