import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** Three columns on tablets too, as the cards come in threes. On phones the cards are low rows with the picture at the start. */
export const Teasers = styled(Grid)`
  @media (max-width: 47.99em) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);

    [data-part='article-card'] {
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
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.tabletOnly} {
    [data-part='article-card'] > [data-part='copy'] {
      padding: var(--space-16);
    }

    [data-part='title'] {
      font-size: var(--text-18);
    }
  }
`;
