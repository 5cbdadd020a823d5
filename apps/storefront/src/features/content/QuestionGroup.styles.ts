import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';

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

/** An answer, with the link to its question below it: small, for there is one in every answer. */
export const Answer = styled.div`
  display: grid;
  gap: var(--space-8);
  justify-items: start;

  > a {
    --icon-size: 1.125rem;
    display: flex;
    gap: var(--space-8);
    align-items: center;
    min-block-size: 1.75rem;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }
`;
