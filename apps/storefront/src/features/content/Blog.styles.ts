import { styled } from 'styled-components';
import { belowDesktop, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** The newest post, larger than the others. */
export const LeadPost = styled.div`
  ${media.wide} {
    && > [data-layout='wide'] {
      > [data-part='picture'] {
        inline-size: 50%;
      }

      [data-part='excerpt'] {
        font-size: var(--text-18);
      }
    }
  }

  ${media.desktop} {
    && > [data-layout='wide'] {
      > [data-part='picture'] {
        inline-size: 60%;
      }

      [data-part='title'] {
        font-size: var(--text-36);
      }
    }
  }
`;

/** Posts in full rows: in two columns, the last of an odd number fills its row, with the picture beside the text. */
export const Posts = styled(Grid)`
  ${media.tabletOnly} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.wide} {
    @media ${belowDesktop} {
      > :last-child:nth-child(odd) > [data-part='article-card'] {
        flex-direction: row;

        > [data-part='picture'] {
          inline-size: calc(50% - var(--space-12));
        }
      }
    }
  }
`;
