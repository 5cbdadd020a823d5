import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** On phones the bottles are as wide as the banner, below its heading, and no wider than they are high in it. On desktops it is low. */
export const BottleBanner = styled.div`
  @media ${belowTablet} {
    && [data-part='slide'] {
      min-block-size: min(76vw + 5rem, 25rem);

      > [data-part='picture'] {
        inset-block-end: max(-9vw, -2.25rem);
        inline-size: min(100%, 24rem);
        margin-inline: auto;
      }
    }

    && [data-part='copy'] {
      padding-block: var(--space-24) 0;
    }

    /* Two lines, clear of the arch. */
    && [data-part='title'] {
      font-size: var(--text-36);
    }
  }

  ${media.desktop} {
    && [data-part='text'] {
      font-size: 1.25rem;
    }

    && [data-part='slide'] {
      min-block-size: 27rem;

      > [data-part='picture'] {
        --picture-position: center 78%;
      }
    }
  }
`;
