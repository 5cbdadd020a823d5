import { styled } from 'styled-components';
import { ActiveFilters } from '@mahd/ui/ActiveFilters';
import { media, wideDesktop } from '@mahd/ui/breakpoints';
import { visuallyHidden } from '@mahd/ui/VisuallyHidden';

/** The active filters of a listing. */
export const ListingChips = styled(ActiveFilters)`
  /* An empty list says so itself, and has no order. */
  [data-part='listing-toolbar']:has(+ & ~ * [data-part='empty-state']) {
    > [data-part='head'] {
      ${visuallyHidden}
    }

    > [data-part='sort'] {
      display: none;
    }

    ${media.desktop} {
      ${visuallyHidden}
    }
  }

  /* The button for filters counts them. */
  [data-part='listing-toolbar']:has(+ &) > div > [data-part='button'] {
    /* Beside the order, also on phones. */
    padding-inline: var(--space-12);
    color: var(--color-ink);
    background: var(--color-pastel-1);
  }

  /* On wide desktops on the line of the order (2.75rem high, 16 px above), unless a hint is there. */
  @media ${wideDesktop} {
    :root:not([data-baby])
      [data-part='listing-toolbar']:has(> [data-part='head'] > p:only-child)
      + &:not(:has(~ * [data-part='empty-state'])) {
      min-block-size: 2.75rem;
      margin-block-start: calc(-2.75rem - var(--space-16));
      margin-inline-end: 17rem;
    }
  }
`;
