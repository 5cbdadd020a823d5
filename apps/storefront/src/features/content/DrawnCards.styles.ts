import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** Cards whose drawing, a disc with space around it, begins where their text does, as far from the card's edges: above it, below desktops beside it, on phones beside its heading. */
export const DrawnCards = styled(Grid)`
  > [data-part='feature-card'] > [data-part='picture'] {
    margin: -1.25rem 0 0;
    margin-inline-start: -1.25rem;
  }

  /* A disc's space above is part of the card's. */
  @media ${belowTablet} {
    > [data-part='feature-card'] {
      padding-block-start: var(--space-16);
    }
  }

  @media ${belowDesktop} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }

    > [data-part='feature-card'] {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      align-items: center;

      > [data-part='picture'] {
        margin-block: 0;
        margin-inline: -9% 0;
      }

      > [data-part='rich-text'] {
        --measure: none;
        grid-column: 1 / -1;
      }
    }
  }

  ${media.tabletOnly} {
    > [data-part='feature-card'] {
      grid-template-columns: 9rem minmax(0, 1fr);
      column-gap: var(--space-24);
      font-size: var(--text-18);

      > [data-part='picture'] {
        grid-row: span 2;
      }

      > [data-part='title'] {
        align-self: end;
      }

      > [data-part='rich-text'] {
        grid-column: 2;
        align-self: start;
      }
    }
  }
`;
