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

    && [data-part='slide'] > [data-part='picture'] {
      --picture-position: center 72%;
      inset-inline: auto 0;
      inline-size: 62%;
      mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 35%);
    }

    && [data-part='copy'] {
      padding-block: var(--space-32);
    }
  }
`;
