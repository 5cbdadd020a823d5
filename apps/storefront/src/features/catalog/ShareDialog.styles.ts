import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { ShareBar } from '@mahd/ui/ShareBar';

/** Share buttons in equal columns, on phones in a row. */
export const ShareGrid = styled(ShareBar)`
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));

    > [data-part='label'] {
      grid-column: 1 / -1;
    }

    /* The copy button. */
    > button:last-of-type {
      grid-column: 1 / -1;
    }
  }
`;
