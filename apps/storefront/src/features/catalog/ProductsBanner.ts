import { styled } from 'styled-components';
import { belowTablet, beside, media } from '@mahd/ui/breakpoints';
import { PromoBanner } from '@mahd/ui/PromoBanner';

/** The banner above the categories, with a drawing at its end. Its background is that of the drawing. */
export const ProductsBanner = styled(PromoBanner)`
  && {
    background: var(--color-pastel-3);
  }

  && > [data-part='picture'] {
    position: static;
    order: 1;
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    mask-image: none;
  }

  /* Enlarged text fills the width: the drawing is below it. */
  @media ${beside} {
    && > [data-part='picture'] {
      position: absolute;
      inset-block: auto 0;
      /* Clear of the panel's round corner. */
      inset-inline: auto var(--space-12);
      inline-size: auto;
      block-size: 100%;
    }
  }

  @media ${beside} and ${belowTablet} {
    && > [data-part='picture'] {
      /* As large as leaves the longer button of Arabic a finger's width. */
      block-size: min(59%, 75vw - 10.5rem);
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
