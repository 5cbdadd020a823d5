import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

export const Panel = styled.section`
  display: grid;
  gap: var(--space-16) var(--space-32);
  margin-block-end: var(--space-48);
  padding: var(--space-24);
  border-radius: var(--radius-panel);
  background: var(--color-pastel-3);

  [data-part='ask'] {
    display: grid;
    gap: var(--space-12);
    align-content: start;
  }

  label {
    font-weight: var(--weight-medium);
  }

  input {
    min-block-size: 2.75rem;
    max-inline-size: 20rem;
    padding: var(--space-8) var(--space-12);
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-field);
    background: var(--color-surface);

    &[aria-invalid] {
      border-color: var(--color-danger);
    }
  }

  [data-part='wrong'] {
    color: var(--color-danger);
  }

  /* The same height with and without an answer, so that restoring the date shifts nothing. */
  [data-part='answer'] {
    display: grid;
    gap: var(--space-8);
    align-content: start;
    justify-items: start;
    min-block-size: 17rem;
  }

  img {
    justify-self: center;
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }

  @media print {
    display: none;
  }
`;
