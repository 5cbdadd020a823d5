import { styled } from 'styled-components';
import { belowTablet, beside, media } from '@mahd/ui/breakpoints';
import { cardSurface, stretchedLink } from '@mahd/ui/cardStyles';
import { Grid } from '@mahd/ui/Grid';

/** The poster of a video, its title and text, and the button that plays it. A press anywhere on them presses the button. */
export const Film = styled.div`
  position: relative;

  > [data-part='poster'] {
    position: relative;
    background: var(--color-pastel-3);
  }

  [data-part='disc'] {
    --icon-size: 1.5rem;
    position: absolute;
    inset-block-end: var(--space-8);
    inset-inline-start: var(--space-8);
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    color: var(--color-on-accent);
    background: var(--color-accent);
    border-radius: var(--radius-pill);
    box-shadow: var(--shadow-raised);
    transition: transform var(--motion-fast) var(--ease-out);
  }

  &:hover [data-part='disc'] {
    transform: scale(1.06);
  }

  > [data-part='watch'] {
    ${stretchedLink}
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    text-align: start;
  }

  &:hover > [data-part='watch'] {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media (scripting: none) {
    [data-part='disc'],
    > [data-part='watch'] {
      display: none;
    }
  }
`;

/** The same surface as that of the cards of articles: picture, text and steps. */
export const VideoSurface = styled.article`
  ${cardSurface}
  --card-padding: var(--space-16);

  > ${Film} > [data-part='stack'] {
    padding-block: var(--card-padding) var(--space-8);
  }

  > :not(${Film}),
  > ${Film} > :not([data-part='poster']) {
    padding-inline: var(--card-padding);
  }

  > :not(${Film}) {
    padding-block: 0 var(--space-12);
  }

  ${media.wide} {
    --card-padding: var(--space-24);
  }
`;

/** Titles, buttons and steps of the cards in a row are on one line each, and stay there when the steps of one card open. A short title leaves no gap above its text. */
export const VideoCards = styled(Grid)`
  /* In threes on tablets too, as many as a topic has. */
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.tabletOnly} {
    > li > article {
      --card-padding: var(--space-16);
    }
  }

  > li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
  }

  > li > article > ${Film} {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
  }

  /* The parts are the surface, so that a card beside an open one ends where its own steps do. */
  > li > article {
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    row-gap: 0;
    overflow: visible;
    background: none;
    box-shadow: none;
    filter: drop-shadow(var(--shadow-resting));

    > * {
      background: var(--color-surface);
    }

    > :first-child {
      overflow: hidden;
      border-start-start-radius: var(--radius-card);
      border-start-end-radius: var(--radius-card);
    }

    > :last-child {
      align-self: start;
      border-end-start-radius: var(--radius-card);
      border-end-end-radius: var(--radius-card);
    }
  }

  /*
   * Phones: rows of a small picture with its title and the button that plays it, and below both the line that opens the
   * steps. The title says enough.
   */
  @media ${beside} and ${belowTablet} {
    &&& {
      gap: var(--space-12);
    }

    > li > article {
      background: var(--color-surface);
    }

    && > li > article > ${Film} {
      grid-template-rows: auto 1fr;
      grid-template-columns: min(8rem, 42%) minmax(0, 1fr);
      gap: var(--space-4) var(--space-12);
      padding: var(--space-16) var(--space-16) var(--space-12);

      > [data-part='poster'] {
        grid-row: 1 / -1;
        align-self: start;
        overflow: hidden;
        border-radius: var(--radius-field);
      }

      > [data-part='stack'],
      > [data-part='watch'] {
        padding: 0;
      }

      > [data-part='stack'] > p {
        display: none;
      }

      [data-part='disc'] {
        --icon-size: 1rem;
        inset-block-end: var(--space-4);
        inset-inline-start: var(--space-4);
        inline-size: 2rem;
        block-size: 2rem;
      }

      > [data-part='watch'] {
        align-self: start;
        min-block-size: 2rem;
      }
    }

    && > li > article > details {
      margin-inline: var(--card-padding);
      padding: 0;
      border-block-start: 1px solid var(--color-line);

      > summary {
        display: flex;
        justify-content: space-between;
        font-size: var(--text-14);
      }

      > ol {
        margin-block-end: var(--space-16);
      }
    }
  }
`;

/** A collapsible transcript. */
export const Transcript = styled.details`
  summary {
    --icon-size: 1.25rem;
    display: inline-flex;
    gap: var(--space-4);
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-ink-soft);
    font-weight: var(--weight-medium);
    cursor: pointer;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  &[open] > summary {
    margin-block-end: var(--space-8);

    > [data-part='icon'] {
      rotate: 180deg;
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: var(--space-24);
`;
