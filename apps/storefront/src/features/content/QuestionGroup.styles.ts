import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';
import { media } from '@mahd/ui/breakpoints';
import { TextColumns } from './TextColumns.styles.js';

/** The questions end where the header above them does; their answers keep the length of line of a text. */
export const QuestionColumns = styled(TextColumns)`
  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

/** A topic's picture beside its heading. */
export const GroupHead = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;

  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }

  > [data-part='picture'] {
    border-radius: var(--radius-card);
    background: var(--color-pastel-3);
  }

  [data-part='heading'] {
    scroll-margin-block-start: 6rem;
  }
`;

/** On wide windows the questions stand out from their answers, which are larger there. */
export const Questions = styled(Accordion)`
  ${media.tablet} {
    summary {
      font-weight: var(--weight-bold);
      font-size: var(--text-18);
    }
  }
`;

/** An answer, with the link to its question at its foot: small, and high enough for a thumb. */
export const Answer = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block-end: calc(-1 * var(--space-8));

  > a {
    --icon-size: 1.125rem;
    display: flex;
    gap: var(--space-8);
    align-items: center;
    justify-self: start;
    min-block-size: 2.75rem;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }

  @media print {
    > a {
      display: none;
    }
  }
`;
