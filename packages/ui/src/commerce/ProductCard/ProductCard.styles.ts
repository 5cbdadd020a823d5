import { css, styled } from 'styled-components';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { cardSurface, hoverLift, stretchedLink } from '../../foundation/cardStyles.js';
import { joinStyles } from '../../foundation/style/joinStyles.js';
import { cardPriceStyles } from '../CardPrice/index.js';

/**
 * A list item whose card uses the row tracks of the list (subgrid), so that pictures, names, prices and buttons align.
 */
export const alignedItem = css`
  display: grid;
  grid-template-rows: subgrid;
  min-inline-size: 0;

  > * {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
  }
`;

/** Shared by card and skeleton: four rows (picture, text, price, action). The prices of a row start on one line. */
export const cardFrame = css`
  ${cardSurface}
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  min-inline-size: 0;

  > [data-part='body'],
  > [data-part='price'],
  > [data-part='action'] {
    min-inline-size: 0;
    padding-inline: var(--space-8);

    ${media.tablet} {
      padding-inline: var(--space-12);
    }

    ${media.wide} {
      padding-inline: var(--space-16);
    }
  }

  > [data-part='body'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
    padding-block-start: var(--space-12);
  }

  [data-part='price'] {
    padding-block: var(--space-8) var(--space-12);
    line-height: 1.4;
  }

  > [data-part='action'] {
    align-self: end;
    padding-block-end: var(--space-12);

    ${media.wide} {
      padding-block-end: var(--space-16);
    }
  }
`;

/** A tag at the lower edge of the picture. */
const cardTag = css`
  position: absolute;
  inset-block-end: var(--space-8);
  inset-inline-start: var(--space-8);
  max-inline-size: calc(100% - 2 * var(--space-8));
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding: 0.0625rem var(--space-8);
  color: var(--color-ink);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  line-height: 1.5;
  background: var(--color-surface);
  border-radius: var(--radius-pill);

  /* On the smallest common phones a discount and its size are one line. */
  @media ${belowTablet} {
    &:lang(ar) {
      font-size: 0.875rem;
    }
  }
`;

/** The discount, in addition to `cardTag`. Where a card is too narrow, the size it names is in a second line. */
const offerTag = css`
  display: flex;
  flex-wrap: wrap;
  isolation: isolate;
  max-inline-size: calc(100% - var(--space-12));
  padding: 0;
  padding-inline-start: var(--space-16);
  color: var(--color-on-action);
  background: none;
  border-radius: 0;

  > span {
    margin-inline-start: calc(-1 * var(--space-16));
    padding: 0.0625rem var(--space-8);
    background: var(--color-action);
    border-radius: var(--radius-pill);

    /* Begins below the round end of the discount. */
    + span {
      z-index: -1;
      padding-inline-start: 1.375rem;
      color: var(--color-ink);
      background: var(--color-surface);
    }
  }
`;

/**
 * A product name of two lines, on phones and tablets three if it needs them, so that its last word is never cut; on
 * phones in a smaller type. The extra padding keeps Arabic marks from being clipped.
 */
export const cardName = css`
  display: -webkit-box;
  overflow: hidden;
  padding-block-end: 2px;
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  line-height: 1.4;
  text-wrap: balance;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  &:lang(ar) {
    line-height: 1.55;
  }

  ${media.tablet} {
    font-size: var(--text-16);
  }

  ${media.desktop} {
    -webkit-line-clamp: 2;
  }
`;

const styles = joinStyles(css`
  ${cardFrame}
  ${hoverLift}

  > [data-part='media'] {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius-card);
  }

  [data-part='second-picture'] {
    position: absolute;
    inset: 0;
    opacity: 0;
    transition: opacity var(--motion-slow) var(--ease-out);
  }

  @media (hover: hover) {
    &:hover [data-part='second-picture'] {
      opacity: 1;
    }
  }

  &[data-out-of-stock] img {
    opacity: 0.75;
  }

  :is([data-part='offer'], [data-part='tag']) {
    ${cardTag}
  }

  [data-part='offer'] {
    ${offerTag}
  }

  > [data-part='body'] > [data-part='name'] {
    ${cardName}
  }

  [data-part='link'] {
    ${stretchedLink}
  }

  [data-part='detail'] {
    /* One line, cut between words: an ellipsis would cut the number of an Arabic size, 330 to 30. */
    display: flex;
    flex-wrap: wrap;
    block-size: 1lh;
    overflow: hidden;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  /* Has no width beside the whole detail, and the whole line once that wraps out of sight. */
  [data-part='detail'] > [aria-hidden] {
    flex: 1 1 0;
    overflow: hidden;

    + span {
      flex: 9999 0 auto;
    }
  }

  [data-part='price'] {
    ${cardPriceStyles}

    /* Beside the old price, together with the space between them. */
    > [data-part='amount'][data-reduced] {
      margin-inline-end: var(--space-4);
    }

    > [data-part='price-note'] {
      display: block;
      color: var(--color-ink-soft);
      font-size: var(--text-14);
    }
  }

  > [data-part='wishlist'] {
    display: contents;
  }

  > [data-part='wishlist'] > * {
    position: absolute;
    z-index: 1;
    inset-block-start: var(--space-4);
    inset-inline-end: var(--space-4);
  }

  /* Seen on the circle, not on every picture. */
  > [data-part='wishlist'] :focus-visible {
    outline-offset: -3px;
  }

  > [data-part='wishlist'] svg[data-filled] {
    color: var(--color-accent);
  }

  > [data-part='action'] > * {
    position: relative;
    z-index: 1;
  }

  /* Two columns on a phone. */
  @media ${belowTablet} {
    /* Beside some prices it would fit, and below others not: below all of a row. */
    [data-part='was'] {
      display: block;
    }

    > [data-part='wishlist'] > * {
      inset-block-start: 0;
      inset-inline-end: 0;
    }

    /* The circle covers less of the picture than a finger needs. */
    [data-part='icon-button'][data-variant='solid'] {
      padding: var(--space-4);
      background-clip: content-box;
      box-shadow: none;
    }

    /* As high as a finger needs. There is little room: reduce the padding rather than the label. */
    > [data-part='action'] [data-size] {
      --button-height: 2.75rem;
      --button-padding: var(--space-8);
    }
  }
`);

export const Root = styled.article`
  ${styles}
`;
