import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';
import { belowTablet, beside, media, tablet } from '@mahd/ui/breakpoints';
import { scrollFade } from '@mahd/ui/scrollFade';
import { TextColumns } from './TextColumns.styles.js';

/** Search and questions end where the header above them does; the answers keep the length of line of a text. */
export const QuestionColumns = styled(TextColumns)`
  [data-part='filter-box'] {
    max-inline-size: none;
  }

  /* On phones the topics are buttons in one row, where the browser can show what is closed. */
  @media ${belowTablet} {
    gap: var(--space-32);

    @supports selector(::details-content) {
      [data-part='table-of-contents'] {
        padding: 0;
        background: none;
        border-radius: 0;
        box-shadow: none;

        summary {
          display: none;
        }

        details::details-content {
          content-visibility: visible;
        }

        ol {
          ${scrollFade}
          display: flex;
          gap: var(--space-8);
          margin-inline: calc(-1 * var(--gutter));
          padding: 0 var(--gutter);
          border: 0;
        }

        li {
          flex: none;
          inset: 0;
          margin: 0;
          border: 0;
        }

        a {
          gap: var(--space-8);
          margin: 0;
          /* Small: the beginning of a third topic is in view, which shows that the row scrolls. */
          padding-inline: var(--space-12);
          font-size: 0.9375rem;
          font-weight: var(--weight-medium);
          background: var(--color-surface);
          border: 1px solid var(--color-line);
          border-radius: var(--radius-pill);

          /* As what is chosen in other rows of topics. */
          &[aria-current] {
            color: var(--color-on-accent);
            background: var(--color-accent);
            border-color: var(--color-accent);
          }
        }
      }
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(17rem, 1fr) minmax(0, 49rem);
  }
`;

/** A topic's picture, a disc with one thing on it, beside its heading. */
export const GroupHead = styled.div`
  display: grid;
  gap: var(--space-16);
  align-items: center;

  @media ${beside} {
    grid-template-columns: 5rem minmax(0, 1fr);
  }

  /* The disc, which has a margin in the picture, is as far from the edge as the cards. */
  > [data-part='picture'] {
    inline-size: calc(5rem + var(--space-16));
    margin-inline: calc(-1 * var(--space-8));
  }

  [data-part='heading'] {
    scroll-margin-block-start: 6rem;
  }

  a {
    display: inline-block;
    padding-block: var(--space-4);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);
  }
`;

/** On wide windows the questions are as large as their answers. The one about warning signs stands out. */
export const Questions = styled(Accordion)`
  details:has(> #warning-signs) {
    > summary {
      color: var(--color-danger);
      background: var(--color-danger-surface);
    }

    /* Its answer or the next question begins below the coloured row, which has no corners there. */
    &:is([open], :not(:last-child)) > summary {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }

    > [data-part='answer'] {
      padding-block-start: var(--space-16);
    }
  }

  ${media.tablet} {
    summary {
      font-size: var(--text-18);
    }
  }
`;

/**
 * An answer, its boxes as wide as its text. At the end of its last line, below the chevron, is an icon: the link to its question. With a mouse and room it
 * shows when the answer is pointed at.
 */
export const Answer = styled.div`
  position: relative;

  /* Where a table fills its last line the link is below it, otherwise beside it. */
  @media ${belowTablet} {
    &:has(> [data-part='rich-text'] > [data-part='table']:last-child) {
      padding-block-end: 2.75rem;
    }
  }

  > [data-part='rich-text'] {
    max-inline-size: var(--measure);

    /* The last line leaves room for the link. */
    > p:last-child::after,
    > :is(ul, ol):last-child > li:last-child::after {
      display: inline-block;
      inline-size: var(--space-32);
      content: '';
    }
  }

  > a {
    --icon-size: 1.25rem;
    position: absolute;
    inset-block-end: calc((1lh - 2.75rem) / 2);
    inset-inline-end: calc((1.5em - 2.75rem) / 2);
    display: grid;
    place-content: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-ink-soft);

    &:hover {
      color: var(--color-accent);
    }
  }

  @media (hover: hover) and ${tablet} {
    > a {
      opacity: 0;
    }

    &:hover > a,
    > a:focus-visible {
      opacity: 1;
    }
  }

  @media print {
    > a {
      display: none;
    }
  }
`;
