import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Gallery, buy box and details. On wide windows the buy box is beside the gallery; on desktops it stays in view beside the details too. */
export const ProductColumns = styled.div`
  /* On phones the name and the price stay in the first view. */
  --gallery-max-height: max(18rem, calc(100svh - 23.5rem));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  > :last-child {
    margin-block-start: var(--space-16);
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-32);
    align-items: start;

    > :last-child {
      grid-column: 1 / -1;
      margin-block-start: 0;
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
  @media (min-width: 75em) {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

/** The rows of a specification, labels and values in two columns. */
export const Specification = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, 1fr) minmax(0, 3fr);

  > * {
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--color-line);
  }

  > dt {
    padding-inline-end: var(--space-16);
    color: var(--color-ink-soft);
  }
`;

/** A list of steps or points. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: var(--space-24);
`;

/** An icon and a sentence in one row. */
export const NoteLine = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  text-wrap: pretty;

  > svg {
    color: var(--color-accent);
  }

  /* Without an icon: in line with the texts. */
  > a {
    margin-inline-start: calc(1.5rem + var(--space-12));
  }
`;
