import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { flushButton } from '../../shell/flushButton.js';

/** A tick beside the title and the sentence below it. */
export const Thanks = styled.div`
  --disc: calc(3 * var(--space-rem));
  display: grid;
  grid-template-columns: var(--disc) minmax(0, 1fr);
  gap: var(--space-8) var(--space-16);
  align-items: center;

  &::before,
  &::after {
    grid-row: 1;
    grid-column: 1;
    content: '';
  }

  &::before {
    block-size: var(--disc);
    background: var(--color-success-surface);
    border-radius: 50%;
  }

  &::after {
    inline-size: 0.5rem;
    block-size: 1rem;
    margin: auto;
    border-block-end: 2px solid var(--color-success);
    border-inline-end: 2px solid var(--color-success);
    /* A tick is never mirrored. */
    direction: ltr;
    translate: 0 -0.125rem;
    rotate: 45deg;
  }

  > h1 {
    grid-row: 1;
    grid-column: 2;
    text-wrap: balance;
  }

  > p {
    grid-column: 1 / -1;

    ${media.tablet} {
      grid-column: 2;
    }
  }
`;

/** The number on a line of its own, and at the end what to do with it. */
export const Placed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  align-items: end;
  justify-content: space-between;

  > p {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > p > bdi {
    display: block;
    color: var(--color-ink);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    line-height: 1.4;
  }

  /* A link as in the text below. */
  && > button {
    ${flushButton}
    margin-block: calc(-1 * var(--space-4));
    font-size: inherit;
    font-weight: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

/** The buttons, the main one first. On phones they share the width of one row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  @media ${belowTablet} {
    > a {
      --button-padding: var(--space-8);
      flex: 1 1 auto;
      font-size: var(--text-14);
    }
  }

  ${media.tablet} {
    gap: var(--space-12);
  }
`;

/** On a line of its own. A long one wraps before its domain, or within a part that is longer than a line. */
export const EmailAddress = styled.bdi`
  /* On Arabic pages as large as on English ones. */
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

/** The order, and below it what to do next. */
export const Confirmation = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  /* The steps begin and end with the texts above them. */
  ${media.wide} {
    [data-part='tracking-steps'] > li {
      align-items: start;
      text-align: start;

      > [data-part='label'][data-part] {
        align-self: start;
      }

      &:last-child {
        flex: none;
      }

      &:not(:last-child)::before {
        inset-inline-start: 3rem;
      }
    }
  }

  ${media.desktop} {
    gap: var(--space-32);

    /* What is below the summary ends where the order beside it does. */
    > :first-child > aside {
      align-self: stretch;

      > [data-part='stack'] {
        block-size: 100%;

        > :last-child {
          flex: 1;
        }
      }
    }
  }
`;

/** What to do next: a title, a sentence and a button, beside a drawing. As wide as the page, they are one row on desktops. */
export const Tile = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-16);
  align-items: center;
  padding: var(--space-16);
  background: var(--color-pastel-3);
  border-radius: var(--radius-panel);

  > div {
    display: grid;
    gap: var(--space-4);
  }

  p {
    color: var(--color-ink-soft);
  }

  > img {
    grid-area: 1 / 2 / span 2;
    inline-size: 6rem;
    block-size: auto;
    filter: var(--picture-filter);
  }

  > a {
    grid-row: 2;
    justify-self: start;
  }

  ${media.tablet} {
    padding: var(--space-24);
  }

  ${media.desktop} {
    padding-inline: var(--space-32);

    &[data-band] {
      grid-template-columns: auto minmax(0, 1fr) auto;
      column-gap: var(--space-32);

      > img {
        grid-area: 1 / 1;
        inline-size: 9rem;
      }

      > div {
        grid-area: 1 / 2;
      }

      > a {
        grid-area: 1 / 3;
      }
    }
  }
`;
