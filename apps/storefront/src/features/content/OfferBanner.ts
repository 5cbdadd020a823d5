import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { lowScene } from './Landing.styles.js';

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
    ${lowScene('16.5rem', '-28%')}

    /* Beside the scene the edge of the blurred placeholder, which has its colours. */
    && [data-part='slide'] > [data-part='picture'] > [data-part='placeholder'] {
      inset-inline: 0 auto;
      inline-size: 1600%;
      max-inline-size: none;
      object-fit: fill;
    }

    && [data-part='copy'] {
      inline-size: 56%;
      padding-block: var(--space-32);
    }
  }
`;
