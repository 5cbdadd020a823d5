import { css, styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** For a tile over two cells or more. */
export const pictureBesideText = css`
  display: grid;
  grid-template-rows: 1fr auto 1fr;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-24);
  padding-inline: var(--space-24);

  > :first-child {
    grid-row: 1 / -1;
    align-self: center;
  }

  > [data-part='picture'] {
    margin: 0;
  }

  > :is(h2, h3) {
    align-self: end;
    font-size: var(--text-22);
  }

  > :last-child {
    place-self: start;
    inline-size: auto;
    margin-block-start: var(--space-8);
  }
`;

/** As tall as the product cards beside it. */
export const Tile = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  block-size: 100%;
  padding: var(--space-12);
  overflow: hidden;
  background: var(--color-pastel-3);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  ${media.wide} {
    padding: var(--space-16);
  }

  > [data-part='picture'] {
    flex: none;
    inline-size: auto;
    margin: calc(-1 * var(--space-12)) calc(-1 * var(--space-12)) var(--space-4);
    border-radius: var(--radius-card);

    ${media.wide} {
      margin: calc(-1 * var(--space-16)) calc(-1 * var(--space-16)) var(--space-4);
    }
  }

  > :is(h2, h3) {
    font-size: var(--text-18);
    line-height: 1.4;
  }

  > p > small {
    display: block;
    margin-block: calc(-1 * var(--space-4)) var(--space-4);
    color: var(--color-ink-soft);
  }

  && > :last-child {
    margin-block-start: auto;

    /* As large as the buttons of the cards beside it. */
    @media ${belowTablet} {
      --button-height: 2.75rem;
      inline-size: auto;
      max-inline-size: none;
      padding-inline: var(--space-8);
      margin-inline: calc(-1 * var(--space-4));
    }
  }

  /* On phones the grid has two columns: there the tile is for the end of an odd row. */
  @media ${belowTablet} {
    li:nth-child(odd):has(> [data-lazy] > &) {
      display: none;
    }
  }

  /* After one product in the last row of three it fills both cells: the picture beside the text. */
  ${media.tablet} {
    li:nth-child(3n + 2):has(> [data-lazy] > &) {
      grid-column: span 2;
    }

    li:nth-child(3n + 2) > [data-lazy] > & {
      ${pictureBesideText}
    }
  }
`;
