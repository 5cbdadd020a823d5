import { css } from 'styled-components';

/** On phones: the picture of a `PageHeader` is a circle beside its title, the rest is below both. */
export const titleBesidePicture = css`
  align-items: center;
  padding: var(--space-16);

  > [data-part='copy'] {
    display: contents;

    > * {
      grid-column: 1 / -1;
    }

    /* A long word breaks when enlarged. */
    > [data-part='title'] {
      grid-column: 1;
      max-inline-size: calc(100vw - 2 * var(--gutter) - var(--space-48));
    }
  }

  > [data-part='picture'] {
    grid-area: 1 / 2;
    align-self: center;
    /* Some drawings end in a straight line. */
    border-radius: 50%;
  }
`;
