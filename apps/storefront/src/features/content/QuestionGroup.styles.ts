import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';
import { media } from '@mahd/ui/breakpoints';
import { TextColumns } from './TextColumns.styles.js';

/** Search and questions end where the header above them does; the answers keep the length of line of a text. */
export const QuestionColumns = styled(TextColumns)`
  [data-part='filter-box'] {
    max-inline-size: none;
  }

  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

/** A topic's picture beside its heading, framed: its ground is nearly that of the page. */
export const GroupHead = styled.div`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;

  > [data-part='picture'] {
    border: var(--space-4) solid var(--color-surface);
    border-radius: var(--radius-card);
    background: var(--color-pastel-3);
    box-shadow: var(--shadow-resting);
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

/** An answer. The link to its question is an icon in the line of its last words, below the arrow that closes it. */
export const Answer = styled.div`
  position: relative;

  > [data-part='rich-text'] > :last-child::after {
    display: inline-block;
    inline-size: 2.25rem;
    content: '';
  }

  > a {
    --icon-size: 1.25rem;
    position: absolute;
    inset-block-end: calc((1lh - 2.75rem) / 2);
    inset-inline-end: -0.625rem;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-ink-soft);

    &:hover {
      color: var(--color-accent);
    }
  }

  /* Beside the last line rather than in it, so that no word is alone there. */
  ${media.tablet} {
    > [data-part='rich-text'] > :last-child {
      max-inline-size: calc(var(--measure) + 2.25rem);
      padding-inline-end: 2.25rem;

      &::after {
        content: none;
      }
    }
  }

  @media print {
    > a {
      display: none;
    }
  }
`;
