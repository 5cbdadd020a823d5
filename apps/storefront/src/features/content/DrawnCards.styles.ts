import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** Cards with a drawing, a disc whose space around it is outside the content, beside their heading; on tablets, where a card is as wide as the page, beside heading and text. */
export const DrawnCards = styled(Grid)`
  @media ${belowDesktop} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  > [data-part='feature-card'] {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--space-16);
    align-items: center;
    border-radius: var(--radius-panel);

    > [data-part='picture'] {
      inline-size: 122%;
      margin: -11% -11% 0;
    }

    > [data-part='rich-text'] {
      --measure: none;
      grid-column: 1 / -1;
      align-self: start;
    }

    @media ${belowTablet} {
      grid-template-columns: 5rem minmax(0, 1fr);
    }

    ${media.tabletOnly} {
      grid-template-columns: 7.5rem minmax(0, 1fr);
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
