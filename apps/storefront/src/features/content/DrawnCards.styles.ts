import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** Cards with a drawing, a disc with space around it, beside their heading; on tablets, where a card is as wide as the page, beside heading and text. */
export const DrawnCards = styled(Grid)`
  @media ${belowDesktop} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  > [data-part='feature-card'] {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: center;

    > [data-part='picture'] {
      margin-block: 0;
      margin-inline: -9% 0;
    }

    > [data-part='rich-text'] {
      --measure: none;
      grid-column: 1 / -1;
      align-self: start;
    }

    /* A disc's space above is part of the card's. */
    @media ${belowTablet} {
      grid-template-columns: 6rem minmax(0, 1fr);
      padding-block-start: var(--space-16);
    }

    ${media.tabletOnly} {
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
      }
    }
  }
`;
