import { styled } from 'styled-components';

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

/** The link to an open question, which must not stand out: there is one below each answer. */
export const QuestionLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 1.5rem;
  color: var(--color-ink-soft);
  font-size: var(--text-14);
  text-decoration-color: var(--color-line);

  &:hover {
    color: var(--color-accent);
  }
`;
