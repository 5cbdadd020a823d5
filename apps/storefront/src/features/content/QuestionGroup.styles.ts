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
