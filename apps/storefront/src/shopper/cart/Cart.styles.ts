import { styled } from 'styled-components';

/** A quiet drawing for an empty cart. */
export const EmptyDrawing = styled.span`
  --icon-size: 4rem;
  display: grid;
  place-items: center;
  inline-size: 9rem;
  block-size: 9rem;
  margin-inline: auto;
  color: var(--color-accent);
  background: var(--color-pastel-1);
  border-radius: var(--radius-pill);
`;
