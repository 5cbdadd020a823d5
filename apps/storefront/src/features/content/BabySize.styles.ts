import { styled } from 'styled-components';

/** The drawing, and its caption beside it. */
export const Size = styled.figure`
  display: grid;
  grid-template-columns: min(7.5rem, 30%) minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;
  font-weight: var(--weight-medium);
  text-wrap: balance;
`;
