import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { padding } from './Profile.styles.js';

/** The greeting, a drawing beside it where there is room, and the last order below. */
export const Welcome = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16) var(--space-24);
  align-items: center;
  background: var(--color-pastel-3);
  border-radius: var(--radius-panel);
  ${padding}

  > img {
    display: none;
    inline-size: 9rem;
    filter: var(--picture-filter);
    transform: scaleX(var(--dir, 1));
  }

  /* The order is what counts. */
  > img:has(+ section) {
    inline-size: 6rem;
  }

  /* The ground of a warning is too close to the one around it. */
  > [data-part='stack'] > [data-part='notice'] {
    background: var(--color-surface);
    border-radius: var(--radius-card);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--tone-ink) 40%, transparent);
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    > img {
      display: block;
    }

    > section {
      grid-column: 1 / -1;
    }
  }
`;

/** What the shop promises, below each other, from tablets on beside each other. */
export const Promises = styled.ul`
  --icon-size: 1.25rem;
  display: flex;
  flex-direction: column;
  gap: var(--space-8) var(--space-24);
  list-style: '';

  > li {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    font-weight: var(--weight-medium);
  }

  svg {
    flex: none;
    color: var(--color-accent);
  }

  ${media.tablet} {
    flex-flow: row wrap;
  }
`;

/** The newest order: its pictures, what is known of it, and its buttons; beside each other from tablets on. */
export const LastOrderPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;
  ${padding}
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  strong {
    font-weight: var(--weight-medium);
  }

  > :first-child,
  > [data-part='notice'] {
    grid-column: 1 / -1;
  }

  [data-part='facts'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > [data-part='actions'] {
    display: flex;
    flex-flow: row wrap;
    gap: var(--space-12);

    > * {
      flex: 1 0 auto;
    }
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-16) var(--space-24);

    > [data-part='stack']:nth-child(2),
    > [data-part='actions'] {
      grid-column: 1 / -1;
    }

    > [data-part='actions'] > * {
      flex: none;
    }
  }

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > [data-part='stack']:nth-child(2) {
      grid-column: 1 / span 2;
    }

    > [data-part='actions'] {
      flex-direction: column;
      grid-column: 3;

      > * {
        flex: auto;
      }
    }
  }
`;

/** At the end of a card, over its whole height. */
export const CardPicture = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--color-pastel-3);
  border-start-end-radius: var(--radius-panel);
  border-end-end-radius: var(--radius-panel);

  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  > [data-part='picture'] {
    display: grid;
    align-items: center;
    aspect-ratio: auto;
    padding: var(--space-8);
    background: none;
  }

  /* In the dark its ground is lighter than the card's. */
  > [data-part='picture'] img {
    border-radius: var(--radius-field);
  }

  > img {
    padding: var(--space-12);
    object-fit: contain;
    filter: var(--picture-filter);
  }
`;

/** The cards of the overview: two beside each other where there is room. Their links are on one line. */
export const OverviewCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  && [data-part='body'] {
    ${padding}
  }

  && > [data-part='card'] {
    border-radius: var(--radius-panel);
  }

  > [data-part='card']:has(> [data-part='card-picture']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6.5rem;
    min-block-size: 9rem;

    > [data-part='card-picture'] {
      grid-area: 1 / 2;
    }

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) 9rem;
    }
  }

  && [data-part='actions'] {
    gap: 0 var(--space-16);
    position: static;
    padding: 0;
    margin-block-end: calc(-1 * var(--space-8));

    /* As high as a finger. */
    > a {
      padding-block: var(--space-8);
    }

    /* A card with one link is that link as a whole. */
    > a:only-child::after {
      position: absolute;
      inset: 0;
      border-radius: var(--radius-panel);
      content: '';
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;

      /* What can be done is at the end of its line. */
      [data-part='body'] {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        column-gap: var(--space-24);
        align-items: center;
      }

      [data-part='actions'] {
        grid-area: 1 / 2 / span 2;
        margin-block: 0;
      }
    }
  }
`;

/** Pictures of products, and how many more there are. */
export const Thumbnails = styled.ul`
  display: flex;
  gap: var(--space-8);
  list-style: '';

  > li {
    inline-size: calc(4.5 * var(--space-rem));
  }

  [data-part='picture'] {
    border-radius: var(--radius-field);
  }

  [data-part='more'] {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    color: var(--color-ink-soft);
    font-weight: var(--weight-medium);
    background: var(--color-pastel-3);
    border-radius: var(--radius-field);
  }
`;

/** A range of ages on one line. */
export const Unbroken = styled.span`
  display: inline-block;
`;
