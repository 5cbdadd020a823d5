import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** The welcome text. On desktop its heading is beside it. */
export const Welcome = styled.section`
  ${media.desktop} {
    > [data-part='rich-text'] {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--space-48);
      font-size: var(--text-18);
    }

    h2 {
      grid-row: 1 / span 9;
    }

    p {
      grid-column: 2;
    }

    h2 + p {
      margin-block-start: 0;
    }
  }
`;
