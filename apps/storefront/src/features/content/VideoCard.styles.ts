import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { Stack } from '@mahd/ui/Stack';

/** The same surface as that of the cards of articles. */
export const VideoSurface = styled(Stack)`
  --card-padding: var(--space-16);
  overflow: hidden;
  padding-block-end: var(--space-12);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > [data-part='video-facade'] {
    border-radius: 0;
  }

  > :not([data-part='video-facade']) {
    padding-inline: var(--card-padding);
  }

  > [data-part='video-facade'] + * {
    padding-block-start: calc(var(--card-padding) - var(--space-8));
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
  row-gap: var(--space-12);

  > li {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    margin-block-end: var(--space-24);
  }

  > li > article {
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
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
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: var(--space-24);
`;
