import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** Low, so that the first offers are in view: on phones its text is small and above the arch of the picture, which ends below its products. */
export const OfferBanner = styled.div`
  @media ${belowTablet} {
    && [data-part='slide'] {
      min-block-size: 19.5rem;

      > [data-part='picture'] {
        inset-block-end: max(-16vw, -4.25rem);
      }
    }

    && [data-part='copy'] {
      gap: var(--space-4);
      padding-block-start: 1.25rem;
    }

    && [data-part='title'] {
      font-size: var(--text-28);
    }

    && [data-part='text'] {
      display: block;
      font-size: var(--text-16);
      line-height: 1.5;
    }
  }

  ${media.desktop} {
    && [data-part='slide'] {
      min-block-size: 20rem;

      /* Low and smaller than the panel, so that nothing touches its upper edge. */
      > [data-part='picture'] {
        --picture-position: center 66%;
        inset-inline: auto 0;
        inline-size: 82%;
        mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 45%);
      }
    }

    && [data-part='copy'] {
      padding-block: var(--space-32);
    }
  }
`;
