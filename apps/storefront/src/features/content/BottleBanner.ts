import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';

/** On phones the banner is low, and its picture smaller, so that the notice and the bottles come sooner. */
export const BottleBanner = styled.div`
  && > :first-child {
    padding-block-start: 0;
  }

  @media ${belowTablet} {
    && [data-part='slide'] {
      min-block-size: 15rem;
    }

    && [data-part='slide'] > [data-part='picture'] {
      inset-inline: auto 0;
      inline-size: min(72%, 18rem);
      mask-image:
        linear-gradient(transparent 30%, #000 45%), linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 25%);
      mask-composite: intersect;
    }

    && [data-part='copy'] {
      padding-block: var(--space-24) 8.5rem;
    }
  }
`;
