import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { PromoBanner } from '@mahd/ui/PromoBanner';

/** The banner above the categories, with a drawing at its end. Its background is that of the drawing. */
export const ProductsBanner = styled(PromoBanner)`
  && {
    background: var(--color-pastel-3);
  }

  && > [data-part='picture'] {
    inset-block: auto 0;
    /* Clear of the panel's round corner. */
    inset-inline: auto var(--space-12);
    inline-size: auto;
    block-size: 100%;
    aspect-ratio: 4 / 3;
    mask-image: none;
  }

  @media ${belowTablet} {
    && > [data-part='picture'] {
      block-size: 59%;
    }

    && > [data-part='copy'] {
      min-block-size: 11rem;
    }

    && [data-part='title'] {
      max-inline-size: 70%;
    }
  }

  ${media.tablet} {
    && > [data-part='copy'] {
      min-block-size: 13.5rem;
    }
  }

  ${media.desktop} {
    && > [data-part='picture'] {
      inset-inline-end: var(--space-48);
    }
  }
`;
