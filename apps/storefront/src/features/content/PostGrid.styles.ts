import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** Cards in two columns on tablets, where a last card without a neighbor fills its row, its picture beside its text. */
export const PostGrid = styled(Grid)`
  ${media.tabletOnly} {
    > :nth-child(n + 5):nth-child(odd):last-child {
      grid-column: 1 / -1;

      > [data-part='article-card'] {
        flex-direction: row;

        > [data-part='picture'] {
          inline-size: 42%;
        }

        > [data-part='copy'] {
          justify-content: center;
        }

        [data-part='action'] {
          margin-block-start: 0;
        }
      }
    }
  }
`;
