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

/** An answer, with the link to its question on its last line: a small icon, for there is one in every answer. */
export const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: end;

  > a {
    --icon-size: 1.125rem;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    color: var(--color-ink-soft);

    &:hover {
      color: var(--color-accent);
    }
  }
`;
