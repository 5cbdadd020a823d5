import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** The My baby panel below the header of a page. It has gutters of its own. */
export const BabyDate = styled.div`
  margin-block-start: calc(-1 * var(--space-24));

  > [data-lazy] {
    margin-inline: calc(-1 * var(--gutter));
  }

  [data-part='container'] > section {
    background: var(--color-pastel-1);
  }

  /* For a known date, the room of its answer is there before the date is read. */
  section > [data-part='answer']:has(> strong),
  :root[data-baby] & section:not([data-ready]) > [data-part='answer'] {
    position: static;
    min-block-size: 16.5rem;

    ${media.wide} {
      min-block-size: 15rem;
    }
  }

  ${media.wide} {
    :root[data-baby] & section:not([data-ready]) > [data-part='ask'] {
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr);
      grid-column: auto;

      > [data-part='form'] {
        grid-area: auto;
        margin-block-start: var(--space-12);
      }
    }
  }
`;
