import { styled } from 'styled-components';
import { LinkGroups } from '@mahd/ui/LinkGroups';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** The groups of the site map: from tablets on each long one is a panel, the short ones share one, and the columns are the same in all. */
export const SiteMapGroups = styled(LinkGroups)`
  /* On phones each is a card. */
  @media ${belowTablet} {
    && {
      border: 0;
    }

    &&,
    > div {
      gap: var(--space-12);
    }

    && section {
      padding-inline: var(--space-16);
      background: var(--color-surface);
      border: 0;
      border-radius: var(--radius-panel);
      box-shadow: var(--shadow-resting);
    }

    && [data-part='links'] {
      padding-block-end: var(--space-12);
      padding-inline-start: 0;
    }

    && ul ul {
      padding-block-end: var(--space-8);
      padding-inline-start: var(--space-16);
    }
  }

  ${media.tablet} {
    &,
    > [data-part='long'] {
      gap: var(--space-24);
    }

    > [data-part='long'] > section,
    > [data-part='short'] {
      padding: var(--space-24) var(--space-32) var(--space-32);
      background: var(--color-surface);
      border: 0;
      border-radius: var(--radius-panel);
      box-shadow: var(--shadow-resting);
    }

    > [data-part='short'] {
      row-gap: var(--space-24);

      > section {
        padding: 0;
        border: 0;
      }
    }

    [data-part='title'] {
      padding-block-end: var(--space-12);
    }
  }

  ${media.desktop} {
    /* A line below each heading, over all columns of its links. */
    [data-part='long'] [data-part='links'] > ul > li:has(> ul) > :is(a, [data-part='subtitle']) {
      margin-block-end: var(--space-8);
      padding-block: 0 var(--space-8);
      font-weight: var(--weight-bold);
      border-block-end: 1px solid var(--color-line);
    }

    /* The links of an entry as wide as two columns are in both. */
    [data-part='long'] [data-part='links'] li:has(> ul > :nth-child(11)) > ul {
      columns: 2;
      column-gap: var(--space-32);
    }
  }
`;
