import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** The space between the navbar and the banner. */
export const BelowNavbar = styled.div`
  padding-block-start: var(--space-16);

  ${media.tablet} {
    padding-block-start: var(--space-24);
  }
`;

/** A full-width message. */
export const Message = styled.section`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-32) var(--space-24);
  background: var(--color-pastel-3);
  border-radius: var(--radius-panel);

  h2 {
    font-size: var(--text-36);
  }

  p {
    max-inline-size: 60ch;
    font-size: var(--text-18);
  }

  ${media.wide} {
    justify-items: center;
    padding: var(--space-48);
    text-align: center;

    p {
      text-wrap: balance;
    }
  }
`;

/** The bottles, four or all. */
export const Bottles = styled.div`
  /* Names that differ in their last word only: it may need a third or fourth line. */
  && [data-part='body'] > [data-part='name'] {
    -webkit-line-clamp: 4;
  }

  /* Four in rows of three would leave one alone. */
  ${media.tabletOnly} {
    && [data-collapsed] [data-part='list'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* The last of nine fills its row of four: picture, text and button are in the columns of the cards above. */
  ${media.desktop} {
    && [data-part='show-more']:not([data-collapsed]) [data-part='list'] > li:last-child:nth-child(4n + 1) {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;

      > * {
        grid-template-rows: 1fr auto auto 1fr;
        grid-template-columns: subgrid;
        grid-column: 1 / -1;

        > * {
          grid-column: 2 / 4;
        }

        > [data-part='media'] {
          grid-row: 1 / -1;
          grid-column: 1;
        }

        > [data-part='body'] {
          grid-row: 2;
        }

        > [data-part='price'] {
          grid-row: 3;
        }

        > [data-part='action'] {
          grid-row: 1 / -1;
          grid-column: 4;
          align-self: center;
          padding-block-end: 0;
        }
      }
    }
  }

  /* The last one of an odd number fills its row of two: picture beside text. */
  @media ${belowTablet} {
    && [data-part='show-more']:not([data-collapsed]) li:last-child:nth-child(odd) {
      grid-column: 1 / -1;

      > * {
        grid-template-columns: repeat(2, minmax(0, 1fr));

        > * {
          grid-column: 2;
        }

        > [data-part='media'] {
          grid-row: 1 / -1;
          grid-column: 1;
        }

        > [data-part='body'] {
          /* Clear of the wishlist button. */
          padding-inline-end: 3.25rem;
        }
      }
    }
  }
`;

/** What nipples are made of. On phones each drawing is beside its title: above, three would fill three screens. */
export const Features = styled(Grid)`
  @media ${belowTablet} {
    && article {
      display: grid;
      grid-template-columns: 5.5rem minmax(0, 1fr);
      column-gap: var(--space-16);
      align-items: center;

      > p {
        grid-column: 1 / -1;
      }
    }

    && [data-part='picture'] {
      margin: 0;
    }
  }
`;

/** The small print at the end of a landing page. */
export const Footnote = styled.div`
  padding-block-start: var(--space-16);
  color: var(--color-ink-soft);
  font-size: var(--text-14);
  border-block-start: 1px solid var(--color-line);

  > [data-part='rich-text'] > * {
    max-inline-size: none;
  }
`;

/** Short statements, and beside them on wide screens the text that explains them. */
export const Statements = styled.div`
  display: grid;
  gap: var(--space-16) var(--space-48);
  align-items: center;
  padding: var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > ul {
    display: grid;
    gap: var(--space-12);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    list-style: '';
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--space-32);

    > ul {
      font-size: var(--text-22);
    }
  }
`;

export const VideoGrid = styled.div`
  display: grid;
  gap: var(--space-32) var(--space-24);

  > * {
    min-inline-size: 0;
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`;
