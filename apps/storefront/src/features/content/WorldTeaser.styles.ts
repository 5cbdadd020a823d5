import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { CallToAction } from '@mahd/ui/CallToAction';
import { stretchedLink } from '@mahd/ui/cardStyles';

/** A call to action, on phones a row like those of the guides above it. */
export const WorldTeaser = styled(CallToAction)`
  @media ${belowTablet} {
    && {
      position: relative;
      display: grid;
      grid-template-columns: 5.5rem minmax(0, 1fr);
      gap: var(--space-16);
      align-items: center;
      padding: var(--space-16);
      background: var(--color-surface);
      border-radius: var(--radius-card);
      box-shadow: var(--shadow-resting);
    }

    && > [data-part='picture'] {
      inline-size: 100%;
      aspect-ratio: 1;
      border-radius: var(--radius-field);

      img {
        object-fit: cover;
      }
    }

    && [data-part='title'] {
      margin: 0;
      font-size: var(--text-18);
    }

    [data-part='text'] {
      margin-block-start: var(--space-4);
      color: var(--color-ink-soft);
      font-size: var(--text-14);
    }

    /* The whole row is the link, as of the guides above it, which show no label either. */
    && > [data-part='cta'] {
      ${stretchedLink}
      position: absolute;
      inset: 0;
      overflow: visible;
      font-size: 0;
      border-radius: var(--radius-card);
      background: none;
      border: 0;
    }
  }
`;
