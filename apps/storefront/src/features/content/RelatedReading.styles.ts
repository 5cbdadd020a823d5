import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { ProductGrid } from '@mahd/ui/ProductGrid';

/** One or two products. One alone would leave most of a wide row empty. */
export const FewProducts = styled(ProductGrid)`
  ${media.desktop} {
    &[data-few='1'] {
      max-inline-size: 50%;
    }
  }
`;
