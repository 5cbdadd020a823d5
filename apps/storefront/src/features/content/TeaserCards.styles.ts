import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** On phones wide cards are low rows with the picture at the start. On wider screens two share a row: their titles are as large as those of other cards, and on tablets there is no room for a text beside the picture. */
export const Teasers = styled(Grid)`
  @media ${belowTablet} {
    [data-layout='wide'] {
      flex-flow: row wrap;

      > [data-part='picture'] {
        flex: 1 0 38%;
        align-self: stretch;
        block-size: auto;
      }

      /* Large text goes below the picture. */
      > [data-part='copy'] {
        flex: 999 0 min(11rem, 100%);
      }

      [data-part='title'] {
        font-size: var(--text-18);
      }

      [data-part='action'] {
        font-size: var(--text-14);
      }
    }
  }

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
