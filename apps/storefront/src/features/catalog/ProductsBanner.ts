import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { PromoBanner } from '@mahd/ui/PromoBanner';

/** The banner above the categories, with a drawing at its end. Its background is that of the drawing. */
export const ProductsBanner = styled(PromoBanner)`
  && {
    background: var(--color-pastel-3);
  }

  && > [data-part='picture'] {
    inset-block: auto 0;
    inset-inline: auto 0;
    inline-size: auto;
    block-size: 100%;
    aspect-ratio: 4 / 3;
    mask-image: none;
  }

  @media ${belowTablet} {
    && > [data-part='picture'] {
      block-size: 64%;
    }

    && > [data-part='copy'] {
      min-block-size: 11rem;
    }

    && [data-part='title'] {
      max-inline-size: 70%;
    }
  }
`;
