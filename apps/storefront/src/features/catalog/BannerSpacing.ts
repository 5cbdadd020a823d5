import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Keeps the banner below the navbar's curved edge. On desktop it is high enough for the products of its scene, and its title ends before them. */
export const BannerSpacing = styled.div`
  ${media.desktop} {
    padding-block-start: var(--space-24);

    && [data-part='picture'] {
      --picture-position: center 77%;
    }

    && [data-part='copy'] {
      min-block-size: 26rem;
    }

    && [data-part='title'] {
      max-inline-size: 46%;
    }
  }
`;
