import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** The heading and the number of items. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-12);
  align-items: baseline;
`;

/** Filters beside the products on desktop; on smaller screens a button opens them. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-24);

  > [data-filters] {
    display: none;
  }

  [data-lazy='listing-footer'] {
    margin-block-start: var(--space-32);
  }

  /* On phones the grid has two columns: there the tile is for the end of an odd row. */
  @media ${belowTablet} {
    li:nth-child(odd):has(> [data-lazy='listing-tile']) {
      display: none;
    }
  }

  /* The link that clears the filters is on the line of the count, unless a suggestion is there: after the filters it would take a line of its own. */
  @media ${belowTablet} {
    > :last-child {
      position: relative;
    }

    [data-part='listing-toolbar']:has([data-part='head'] > :only-child) + [data-part='active-filters'] > :last-child {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      display: flex;
      align-items: center;
      block-size: 1lh;
    }
  }

  /* After one product in the last row of three it fills both cells. */
  ${media.tablet} {
    li:nth-child(3n + 2):has(> [data-lazy='listing-tile']) {
      grid-column: span 2;
    }
  }

  ${media.desktop} {
    --beside-filters: 0;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-32);

    /* The first heading of the filters is on the line of the toolbar, whose controls are 2.75rem high. */
    > [data-filters] {
      display: block;
    }

    &:not([data-plain]) > [data-filters] {
      padding-block-start: calc((2.75rem - 1lh) / 2);
    }

    /* Clear of the line above it. */
    [data-sale] + [data-part='product-grid'] {
      margin-block-start: var(--space-8);
    }
  }
`;

export const MobileFilterButton = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
