import { styled } from 'styled-components';
import { belowTablet, belowWide, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/**
 * Three columns on tablets too, because the cards come in threes. Below that, rows; on phones these are compact, because
 * the text says more than the link's label.
 */
export const Teasers = styled(Grid)`
  @media ${belowWide} {
    grid-template-columns: minmax(0, 1fr);

    /* Crops only the empty edge: the subject reaches the sides of the drawing. */
    && [data-part='picture'] img {
      object-fit: contain;
      scale: 1.2;
    }
  }

  @media ${belowTablet} {
    && {
      gap: var(--space-12);
    }

    && [data-part='excerpt'] {
      display: block;
    }

    && [data-part='action'] {
      display: none;
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
