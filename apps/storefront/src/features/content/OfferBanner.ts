import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** On phones the picture of the offers ends below its products, and leaves room for the text. On desktops it is low, so that the first offers are in view. */
export const OfferBanner = styled.div`
  @media ${belowTablet} {
    && [data-part='slide'] > [data-part='picture'] {
      inset-block-end: max(-18vw, -4.75rem);
    }

    && [data-part='copy'] {
      gap: var(--space-8);
      padding-block-start: var(--space-24);
    }

    && [data-part='text'] {
      display: block;
    }
  }

  ${media.desktop} {
    && [data-part='slide'] {
      min-block-size: 20rem;

      > [data-part='picture'] {
        --picture-position: center 63%;
      }
    }

    && [data-part='copy'] {
      padding-block: var(--space-32);
    }
  }
`;
