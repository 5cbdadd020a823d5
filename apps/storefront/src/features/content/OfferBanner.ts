import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';

/** On phones the picture of the offers ends below its products, and leaves room for the text. */
export const OfferBanner = styled.div`
  @media ${belowTablet} {
    && [data-part='slide'] > [data-part='picture'] {
      inset-block-end: max(-18vw, -4.75rem);
    }

    && [data-part='text'] {
      display: block;
    }
  }
`;
