import { styled } from 'styled-components';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';

/** A row of products. Its heading is as large as those of the page's other sections, and the room for shadows is part of the space below it. */
export const ProductRow = styled(ProductCarousel)`
  margin-block-end: calc(-1 * var(--space-12));

  && > [data-part='head'] > [data-part='title'] {
    font-size: var(--text-22);
  }
`;
