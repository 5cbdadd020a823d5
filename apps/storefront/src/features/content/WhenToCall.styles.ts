import { css, styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { RichText } from '@mahd/ui/RichText';
import { callButton, rankedSigns } from './rankedSigns.js';

/** A card of a month, from tablets on with a dash below its heading. */
export const monthCard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12) var(--space-32);
  padding: var(--space-16);
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);

  ${media.tablet} {
    padding: var(--space-24);

    > [data-part='heading']::after {
      display: block;
      inline-size: var(--space-32);
      block-size: var(--space-4);
      margin-block-start: var(--space-8);
      background: var(--color-brand);
      border-radius: var(--radius-pill);
      content: '';
    }
  }

  /* Clear of the topic bar. */
  &,
  > [data-part='heading'] {
    scroll-margin-block-start: 6rem;
  }

  > [data-part='rich-text'] {
    --measure: 42rem;

    li {
      break-inside: avoid;
    }
  }

  @media print {
    padding: 0;
    border: 0;
  }
`;

/** Links to further reading: below each other on phones, otherwise in one row where they fit, beside the words before them. */
const further = css`
  ${media.tablet} {
    > p:has(+ ul) {
      float: inline-start;
      margin-inline-end: var(--space-16);
    }
  }

  > ul {
    display: flow-root;
    padding: 0;

    > li {
      display: block;
      margin-block: 0 var(--space-8);

      ${media.tablet} {
        display: inline-block;
        margin-inline-end: var(--space-16);
      }
    }
  }
`;

/** Links to further reading, apart from the signs. */
export const Further = styled(RichText)`
  --measure: none;
  ${further}

  /* Beside the words before them. */
  ${media.tablet} {
    && > ul {
      margin-block-start: 0;
    }
  }
`;

/** The signs of a month, in a card across the page. On phones each rank is a card. */
export const Signs = styled.section`
  ${monthCard}

  @media ${belowTablet} {
    padding: 0;
    background: none;
    border: 0;
  }

  > [data-part='rich-text'] {
    --measure: none;

    /* Signs in a list. */
    ol ul {
      columns: 2 17rem;
    }

    ${further}
  }

  ${rankedSigns}
`;

/** A quiet line in the color of danger, near the rows above it. */
export const SignsLink = styled.p`
  margin-block: calc(-1 * var(--space-16));
  padding-inline-start: 1.75rem;
  color: var(--color-danger);
  font-weight: var(--weight-medium);

  /* Between parts of a page, whose gaps are larger. */
  article > & {
    margin-block: calc(-1 * var(--space-32));

    /* The lower half of its links is room before a heading, too. */
    &:has(+ [aria-labelledby]) {
      margin-block-end: -0.625rem;
    }
  }

  > svg {
    float: inline-start;
    margin-block-start: 0.625rem;
    margin-inline-start: -1.75rem;
  }

  a {
    display: inline-block;
    margin-inline-end: var(--space-8);
    padding-block: 0.625rem;
    color: inherit;

    /* A low button, with room above and below that can be tapped, too. A margin would push it to a line of its own. */
    &[href^='tel:'] {
      ${callButton}
      margin: 0;
      padding: 0 0.625rem;
      font-size: var(--text-14);
      background-clip: padding-box;
      border-block: 0.25rem solid transparent;
    }
  }
`;
