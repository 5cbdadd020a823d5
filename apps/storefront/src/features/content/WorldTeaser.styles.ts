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
      gap: 0 var(--space-16);
      align-content: center;
      padding: var(--space-16);
      background: var(--color-surface);
      border-radius: var(--radius-card);
      box-shadow: var(--shadow-resting);
    }

    && > [data-part='picture'] {
      grid-row: 1 / 3;
      inline-size: 100%;
      aspect-ratio: 1;
      border-radius: var(--radius-field);

      img {
        object-fit: cover;
      }
    }

    && > [data-part='copy'] {
      align-self: end;
    }

    && [data-part='title'] {
      margin: 0;
      font-size: var(--text-18);
    }

    [data-part='text'] {
      display: none;
    }

    && > [data-part='cta'] {
      ${stretchedLink}
      justify-self: start;
      min-block-size: 0;
      padding: 0;
      /* As the lines below the other titles: the whole row is the link. */
      color: var(--color-ink-soft);
      font-size: var(--text-14);
      font-weight: var(--weight-regular);
      background: none;
      border: 0;
    }
  }
`;
