import { styled } from 'styled-components';
import { ReadMore } from '@mahd/ui/ReadMore';

/** The details of a product, which phones fold. */
export const Details = styled(ReadMore)`
  --read-more-size: 18rem;

  > [data-part='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-32);
    justify-self: stretch;
  }

  /* A button over the whole width, as it opens most of the page. */
  && > [data-part='toggle'] {
    justify-self: stretch;
    text-decoration: none;
    border: 1px solid;
    border-radius: var(--radius-pill);
  }
`;
