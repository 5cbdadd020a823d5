import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** On phones the picture of the offers ends below its products, and leaves room for the text. On desktops it is low, so that the first offers are in view. */
export const OfferBanner = styled.div`
  @media ${belowTablet} {
    && [data-part='slide'] > [data-part='picture'] {
      inset-block-end: max(-18vw, -4.75rem);
    }

    && [data-part='text'] {
      display: block;
    }
  }

  ${media.desktop} {
    && [data-part='slide'] {
      min-block-size: 16.5rem;
    }

    /* The whole scene at the end; beside it the edge of the blurred placeholder, which has its colours. */
    && [data-part='slide'] > [data-part='picture'] {
      inset-block: -28% -28%;
      block-size: auto;

      > [data-part='placeholder'] {
        inset-inline: 0 auto;
        inline-size: 1600%;
        max-inline-size: none;
        object-fit: fill;
      }

      > picture img {
        position: absolute;
        inset-inline-end: 0;
        inline-size: auto;
        aspect-ratio: 16 / 9;
        mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 15%);
      }
    }

    && [data-part='copy'] {
      inline-size: 56%;
      padding-block: var(--space-32);
    }
  }
`;
