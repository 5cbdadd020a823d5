import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { ReadMore } from '@mahd/ui/ReadMore';

/** The details of a product: on phones folded to the beginning, as reviews and other products follow. */
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
    margin-block-start: var(--space-8);
    text-decoration: none;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
  }

  ${media.wide} {
    gap: 0;

    /* More specific than what clips it. */
    &&&& > [data-part='content'] {
      max-block-size: none;
      overflow: visible;
      mask-image: none;
    }

    && > [data-part='toggle'] {
      display: none;
    }
  }
`;
