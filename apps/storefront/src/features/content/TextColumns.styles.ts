import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { rankedSigns } from './rankedSigns.js';

/** A text column, with a sidebar on wide screens. */
export const TextColumns = styled.div`
  display: grid;
  gap: var(--space-32);

  > * {
    min-inline-size: 0;
  }

  [data-part='rich-text'] > ol > li {
    padding-inline-start: var(--space-4);
  }

  ${rankedSigns}

  /* Phones: the folded contents are closer to the header, so that the text begins in the first view. */
  @media ${belowTablet} {
    gap: var(--space-24);

    &:has(> aside) {
      margin-block-start: calc(-1 * var(--space-24));
    }
  }

  /* At most 75 characters per line. Tables, figures and boxes end where the header does. */
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
    grid-template-columns: 17rem minmax(0, 54rem);
    gap: var(--space-48) var(--space-64);

    /* Tables of three columns are wider than the lines, unless one of two columns shares their page: all have one width. */
    [data-part='rich-text']:has(> [data-part='table'] td + td:not([data-label])) > [data-part='table'] {
      inline-size: min(100%, var(--measure));
    }

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
