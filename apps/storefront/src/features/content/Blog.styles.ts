import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { Stack } from '@mahd/ui/Stack';
import { FactLine } from './FactLine.styles.js';

/** The topic of a post, its date and how long reading it takes. */
export const CardFacts = styled(FactLine)`
  > [data-part='topic'] {
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }
`;

export const AllPosts = styled(Stack)`
  @media ${belowTablet} {
    && {
      gap: var(--space-12);
    }

    /* The post has its date. */
    time {
      display: none;
    }
  }
`;

/** The newest post, larger than the others: on phones below its whole picture. */
export const LeadPost = styled.div`
  @media ${belowTablet} {
    && > [data-layout='wide'] {
      > [data-part='picture'] {
        inline-size: 100%;
        aspect-ratio: 4 / 3;
        margin: 0;
        border-radius: 0;
      }

      [data-part='title'] {
        font-size: var(--text-22);
      }

      [data-part='excerpt'] {
        display: block;
        font-size: var(--text-16);
      }
    }
  }

  ${media.wide} {
    && > [data-layout='wide'] {
      > [data-part='picture'] {
        inline-size: 46%;
      }

      [data-part='excerpt'] {
        font-size: var(--text-18);
      }
    }
  }

  ${media.desktop} {
    && > [data-layout='wide'] {
      > [data-part='copy'] {
        gap: var(--space-16);
        padding: var(--space-48);
      }

      [data-part='title'] {
        font-size: var(--text-36);
      }
    }
  }
`;

/**
 * Posts in full rows: in two columns, the last of an odd number fills its row, with the picture beside the text. On phones
 * low rows, which the topic and the title fill.
 */
export const Posts = styled(Grid)`
  @media ${belowTablet} {
    && {
      gap: var(--space-12);
    }

    /* Room for the topic and the minutes on one line, in Arabic too. */
    && [data-part='article-card'] > [data-part='picture'] {
      inline-size: 4.5rem;
      margin: var(--space-12) 0;
      margin-inline-start: var(--space-12);
    }

    && [data-part='copy'] {
      padding-inline: var(--space-12);
    }

    && [data-part='action'] {
      display: none;
    }
  }

  ${media.tabletOnly} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    /* Topic, day and minutes on one line. */
    [data-part='year'] {
      display: none;
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
