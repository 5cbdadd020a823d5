import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  inline-size: 100%;

  > label {
    grid-column: 1 / -1;
    font-weight: var(--weight-medium);
  }

  > input {
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: var(--space-16);
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
  }
`;
