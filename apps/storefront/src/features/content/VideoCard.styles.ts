import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';

/** The same surface as that of the cards of articles: picture, text and steps. */
export const VideoSurface = styled.article`
  --card-padding: var(--space-16);
  overflow: hidden;
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > [data-part='video-facade'] {
    border-radius: 0;
  }

  > [data-part='video-facade'] ~ * {
    padding-block: var(--card-padding) var(--space-8);
    padding-inline: var(--card-padding);
  }

  > [data-part='video-facade'] + * + * {
    padding-block: 0 var(--space-12);
  }

  ${media.wide} {
    --card-padding: var(--space-24);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Titles and steps of the cards in a row are on one line each, and stay there when the steps of one card open. A short title leaves no gap above its text. */
export const VideoCards = styled(Grid)`
  > li {
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
   * Phones: rows of a small picture with its title and the link to the steps, which open below both. The title says
   * enough. The picture floats, so that the steps are as wide as the card.
   */
  @media ${belowTablet} {
    &&& {
      gap: var(--space-16);
    }

    > li > article {
      display: flow-root;
      padding: var(--space-16);
      background: var(--color-surface);
      border-radius: var(--radius-card);

      > [data-part='video-facade'] {
        float: inline-start;
        inline-size: min(7.5rem, 40%);
        margin-inline-end: var(--space-16);
        border-radius: var(--radius-field);

        ~ * {
          padding: 0;
          background: none;
        }

        + * > p {
          display: none;
        }
      }

      > details > :not(summary) {
        clear: both;
        padding-block-start: var(--space-16);
      }

      [data-part='play'] {
        padding: var(--space-4);
      }

      [data-part='disc'] {
        --icon-size: 0.875rem;
        inline-size: 1.75rem;
        block-size: 1.75rem;
      }

      [data-part='length'] {
        inset-block-end: var(--space-4);
        inset-inline-end: var(--space-4);
        padding-inline: var(--space-4);
      }
    }
  }
`;

/** A collapsible transcript. */
export const Transcript = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    cursor: pointer;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  &[open] > summary {
    margin-block-end: var(--space-8);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: var(--space-24);
`;
