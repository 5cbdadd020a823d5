import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';

/** A single product. On desktops half as wide as the page. */
export const LoneProduct = styled.div`
  ${media.desktop} {
    max-inline-size: calc(50% - var(--space-12));
  }
`;

/** Two products, both in view. On desktops each is as wide as each of three. */
export const ProductPair = styled(ProductCarousel)`
  > [data-part='track'] {
    grid-auto-columns: minmax(9rem, 1fr);
  }

  ${media.desktop} {
    max-inline-size: calc((200% - var(--space-24)) / 3);
  }
`;
