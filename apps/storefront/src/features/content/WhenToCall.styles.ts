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

  > [data-part='rich-text'] {
    --measure: 42rem;

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
