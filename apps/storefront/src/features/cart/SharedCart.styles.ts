import { styled } from 'styled-components';

/** A shared cart, set off from the reader's own. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-16);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-panel);
`;

export const SubTotal = styled.p`
  display: flex;
  gap: var(--space-16);
  justify-content: space-between;
  font-weight: var(--weight-bold);
`;
