import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';
import { belowTablet, beside, media } from '@mahd/ui/breakpoints';
import { scrollFade } from '@mahd/ui/scrollFade';
import { TextColumns } from './TextColumns.styles.js';

/** Search and questions end where the header above them does; the answers keep the length of line of a text. */
export const QuestionColumns = styled(TextColumns)`
  [data-part='filter-box'] {
    max-inline-size: none;
  }

  /* On phones the topics are one row, where the browser can show what is closed. */
  @media ${belowTablet} {
    gap: var(--space-32);

    @supports selector(::details-content) {
      [data-part='table-of-contents'] {
        margin-inline: calc(-1 * var(--gutter));
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
          display: flex;
          gap: var(--space-8);
          padding: 0 var(--gutter);
          border: 0;
          ${scrollFade}
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
          padding-inline: var(--space-16);
          background: var(--color-surface);
          border: 1px solid var(--color-line);
          border-radius: var(--radius-pill);
        }
      }
    }
  }

  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
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
`;

/** On wide windows the questions are as large as their answers. */
export const Questions = styled(Accordion)`
  ${media.tablet} {
    summary {
      font-size: var(--text-18);
    }
  }
`;

/** An answer, its boxes as wide as its text. The link to its question is at the end of its last line, below the chevron. */
export const Answer = styled.div`
  position: relative;

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
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-ink-soft);

    &:hover {
      color: var(--color-accent);
    }
  }

  @media print {
    > a {
      display: none;
    }
  }
`;
