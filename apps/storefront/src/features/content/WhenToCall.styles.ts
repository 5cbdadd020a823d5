import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { rankedSigns } from './rankedSigns.js';

/** The signs of a month, in a card across the page. */
export const Signs = styled.section`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-16);
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-panel);

  ${media.tablet} {
    padding: var(--space-24);
  }

  /* Clear of the topic bar. */
  > [data-part='heading'] {
    scroll-margin-block-start: 6rem;
  }

  > [data-part='rich-text'] {
    --measure: 42rem;

    /* Signs in a list. */
    ol ul {
      columns: 2 17rem;
    }

    ol ul > li {
      break-inside: avoid;
    }

    /* Links to further reading: in one row where they fit. */
    > ul {
      display: contents;
    }

    > ul > li {
      display: inline-block;
      margin-inline-end: var(--space-24);
    }
  }

  ${rankedSigns}

  @media print {
    padding: 0;
    border: 0;
  }
`;

/** A quiet line in the color of danger, near the rows above it. */
export const SignsLink = styled.p`
  margin-block: calc(-1 * var(--space-16));
  padding-inline-start: var(--space-32);
  color: var(--color-danger);
  font-weight: var(--weight-medium);

  > svg {
    float: inline-start;
    margin-block-start: 0.625rem;
    margin-inline-start: calc(-1 * var(--space-32));
  }

  a {
    display: inline-block;
    margin-inline-end: var(--space-12);
    padding-block: 0.625rem;
    color: inherit;
  }
`;
