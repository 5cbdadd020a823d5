import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
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

      > svg {
        display: block;
      }
    }
  }

  /* The chapter that the month belongs to. */
  > [data-own] {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
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

    > div {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    a {
      ${stretchedLink}
    }

    p {
      margin: 0;
      margin-block-start: var(--space-4);
      color: var(--color-ink-soft);
      font-size: var(--text-14);
      font-weight: var(--weight-regular);
    }

    strong {
      color: var(--color-accent);
      font-weight: var(--weight-medium);
    }

    /* Beside two or three others on a small page the words need its room. */
    > svg {
      display: none;
      flex: none;
      color: var(--color-accent);

      ${media.desktop} {
        display: block;
      }
    }

    ${media.desktop} {
      padding: var(--space-12);
      font-size: var(--text-18);

      > [data-part='picture'] {
        inline-size: 6rem;
      }
    }
  }
`;
