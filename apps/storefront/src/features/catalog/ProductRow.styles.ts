import { styled } from 'styled-components';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';

/** A row of products. Its heading is as large as those of the page's other sections. */
export const ProductRow = styled(ProductCarousel)`
  && > [data-part='head'] > [data-part='title'] {
    font-size: var(--text-22);
  }
`;
