import { styled } from 'styled-components';
import { belowDesktop, beside, media, wideDesktop } from '@mahd/ui/breakpoints';

/**
 * Gallery, buy box and details. On tablets the buy box is beside the gallery, and delivery and returns are below both: beside them the gallery would leave
 * an empty space. On desktops the buy box stays in view beside the details too.
 */
export const ProductColumns = styled.div`
  /* On phones the name, the price and the rating stay in the first view. */
  --gallery-max-height: max(18rem, calc(100svh - 24.25rem));
  /* The print, in which patterns differ. */
  --option-zoom: 2.8;
  --option-focus: center 73%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  align-items: start;

  > :last-child {
    margin-block-start: var(--space-16);
  }

  /* Refers to the note about VAT. */
  [data-part='price-block'] [data-part='amount']::after {
    color: var(--color-ink-soft);
    content: '*' / '';
  }

  /* The share button may come later. */
  [data-part='aside'] > [data-lazy] {
    inline-size: 2.75rem;
  }

  ${media.wide} and ${belowDesktop} {
    /* A row for each part of the buy box; the last row takes the remaining height of the gallery. */
    grid-template-rows: repeat(9, auto) 1fr;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 var(--space-32);

    > [data-part='gallery'] {
      grid-row: 1 / span 10;
    }

    > [data-part='buy-box'] {
      display: contents;

      > * {
        grid-column: 2;
      }

      > * + * {
        margin-block-start: var(--space-16);
      }

      > :nth-last-child(-n + 2) {
        grid-column: 1 / -1;
      }
    }

    > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 27rem;
    column-gap: var(--space-48);

    > [data-part='buy-box'] {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));
      grid-row: 1 / 3;
      grid-column: 2;
    }

    > :last-child {
      grid-column: 1;
    }

    /* The column is narrower than the measure of texts. */
    && [data-part='rich-text'] {
      --measure: 100%;
    }
  }
`;

/** Sections of the page below each other: the details beside the buy box; reviews and questions in full width. */
export const ProductFlow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);

  /* Parts without content. */
  > :empty {
    display: none;
  }

  ${media.wide} {
    /* Rows of cards end with the column. */
    --gutter: var(--space-4);
  }
`;

/** A section of the flow. On wide windows its heading is beside it, so that all texts have the same width. */
export const FlowSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  padding-block-start: var(--space-32);
  border-block-start: 1px solid var(--color-line);
  scroll-margin-block-start: 5rem;

  ${media.wide} {
    grid-template-columns: 9.5rem minmax(0, 1fr);
    gap: var(--space-24);
  }

  /* Room for the longer headings. */
  @media ${wideDesktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

/** The rows of a specification: each value beside its label, and below it where text is enlarged. */
export const Specification = styled.dl`
  display: grid;
  row-gap: var(--space-12);

  > dt {
    color: var(--color-ink-soft);
  }

  > dd {
    padding-block-end: var(--space-12);
    border-block-end: 1px solid var(--color-line);
  }

  @media ${beside} {
    grid-template-columns: fit-content(40%) minmax(0, 1fr);

    > dt {
      padding-block-end: var(--space-12);
      padding-inline-end: var(--space-24);
      border-block-end: 1px solid var(--color-line);
    }
  }
`;

/** A list of steps or points. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: var(--space-24);

  /* Beside the icon. */
  [data-part='notice'] & {
    padding-inline-start: var(--space-16);
  }
`;

/** An icon and a sentence in one row. */
export const NoteLine = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;

  > svg {
    color: var(--color-accent);
  }

  /* Without an icon: in line with the texts. */
  > a {
    margin-inline-start: calc(1.5rem + var(--space-12));
  }
`;
