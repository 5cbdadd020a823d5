import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** Two wide cards share a row: their titles are as large as those of other cards, and on tablets there is no room for a text beside the picture. */
export const Teasers = styled(Grid)`
  ${media.wide} {
    [data-layout='wide'] [data-part='title'] {
      font-size: var(--text-22);
    }
  }

  ${media.tabletOnly} {
    [data-layout='wide'] {
      flex-direction: column;

      > [data-part='picture'] {
        inline-size: 100%;
      }

      > [data-part='copy'] {
        justify-content: start;
        padding: var(--space-24);
      }
    }
  }
`;
