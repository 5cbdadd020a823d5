import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/**
 * Keeps the banner below the navbar's curved edge. On desktop its picture is at the inline end and fades into the empty side of its placeholder, which has its
 * colours.
 */
export const BannerSpacing = styled.div`
  ${media.desktop} {
    padding-block-start: var(--space-24);

    && [data-part='copy'] {
      min-block-size: 23rem;
    }

    && [data-part='placeholder'] {
      object-fit: fill;
      inline-size: 160%;
      max-inline-size: none;
    }

    && picture img {
      display: block;
      inline-size: 62%;
      margin-inline-start: auto;
      object-position: center 75%;
      mask-image: linear-gradient(calc(var(--dir, 1) * 90deg), transparent, #000 35%);
    }
  }
`;
