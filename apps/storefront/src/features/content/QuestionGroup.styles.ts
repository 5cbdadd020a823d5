import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';
import { media } from '@mahd/ui/breakpoints';
import { TextColumns } from './ReadingLayout.styles.js';

/** The questions end where the header above them does; their answers keep the length of line of a text. */
export const QuestionColumns = styled(TextColumns)`
  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

/** A topic's picture beside its heading. */
export const GroupHead = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;

  > [data-part='picture'] {
    border-radius: var(--radius-card);
    background: var(--color-pastel-3);
  }

  [data-part='heading'] {
    scroll-margin-block-start: 6rem;
  }
`;

/** Questions that stand out from their answers, which are larger on desktops. */
export const Questions = styled(Accordion)`
  summary {
    font-weight: var(--weight-bold);
    font-size: var(--text-18);
  }
`;

/** An answer, with the link to its question at the end of its last line: an icon below that of the question, large enough for a thumb. */
export const Answer = styled.div`
  --icon-size: 1.25rem;
  position: relative;

  /* Room for the icon, in a line of its own when the last one is full. */
  > [data-part='rich-text'] > :last-child::after {
    content: '';
    display: inline-block;
    inline-size: 2.25rem;
  }

  > a {
    position: absolute;
    inset-block-end: -0.5rem;
    inset-inline-end: -0.625rem;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    color: var(--color-ink-soft);
    border-radius: var(--radius-field);

    &:hover {
      color: var(--color-accent);
    }
  }
`;
