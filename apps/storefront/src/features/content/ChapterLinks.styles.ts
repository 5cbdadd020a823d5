import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { cardSurface, hoverLift, stretchedLink } from '@mahd/ui/cardStyles';
import { Grid } from '@mahd/ui/Grid';

/** Low cards in threes; on phones three are below each other, others in pairs, of which a last one alone fills its row. */
export const Chapters = styled(Grid)`
  list-style: '';

  @media ${belowTablet} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-12);
    }

    > :last-child:nth-child(odd),
    > :has(~ :nth-child(3):last-child) {
      grid-column: 1 / -1;
    }
  }

  > li {
    ${cardSurface}
    ${hoverLift}
    display: flex;
    gap: var(--space-12);
    align-items: center;
    padding: var(--space-8);
    font-weight: var(--weight-medium);
    line-height: var(--leading-heading);

    > [data-part='picture'] {
      flex: none;
      inline-size: 3.5rem;
      background: var(--color-pastel-3);
      border-radius: var(--radius-field);

      img {
        object-fit: cover;
      }
    }

    > a {
      ${stretchedLink}
      overflow-wrap: anywhere;
    }

    ${media.wide} {
      gap: var(--space-16);
      padding: var(--space-12);
      font-size: var(--text-18);

      > [data-part='picture'] {
        inline-size: 6.5rem;
      }
    }

    /* Three beside each other leave room for the longest word. */
    ${media.wide} and ${belowDesktop} {
      gap: var(--space-12);
      font-size: var(--text-16);

      > [data-part='picture'] {
        inline-size: 4.5rem;
      }
    }
  }
`;
