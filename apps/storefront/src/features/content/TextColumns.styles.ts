import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { rankedSigns, signs } from './rankedSigns.js';

/** A text column, with a sidebar on wide screens. */
export const TextColumns = styled.div`
  display: grid;
  gap: var(--space-32);

  > * {
    min-inline-size: 0;
  }

  ${rankedSigns}

  /* As far from its heading as a table. */
  :is(h2, h3) + ${signs} {
    margin-block-start: var(--space-16);
  }

  /* Phones: the folded contents are closer to the header, so that the text begins in the first view. */
  @media ${belowTablet} {
    gap: var(--space-24);

    &:has(> aside) {
      margin-block-start: calc(-1 * var(--space-24));
    }
  }

  /* About 80 characters per line. */
  ${media.tablet} {
    > :not(aside) [data-part='rich-text'],
    > [data-part='rich-text'] {
      --measure: 42rem;
      font-size: var(--text-18);

      > [data-part='table'] {
        inline-size: 100%;
      }
    }
  }

  ${media.desktop} {
    /* Text, tables, figures and boxes have one width, beside the contents. */
    grid-template-columns: 17rem minmax(0, 42rem);
    gap: var(--space-48) var(--space-64);

    /* Without a sidebar, the text begins where the header above it does. Not :only-child: it may stream in later. */
    > :not(aside):first-child {
      grid-column: 1 / -1;
      inline-size: min(42rem, 100%);
    }

    > aside {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));
      align-self: start;
      max-block-size: calc(100dvh - 7rem);
      /* Room for focus rings, which a scroll container clips. */
      margin: calc(-1 * var(--space-8));
      padding: var(--space-8);
      overflow-y: auto;
      scrollbar-width: thin;
    }
  }

  @media print {
    display: block;
  }
`;
