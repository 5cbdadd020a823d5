import { styled } from 'styled-components';

export const Root = styled.div`
  --stepper-size: 2.75rem;
  position: relative;
  display: inline-grid;
  grid-template-columns: var(--stepper-size) 2.5rem var(--stepper-size);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  /* A border would make it higher than a button of the same size. */
  outline: 1px solid var(--color-control-line);
  outline-offset: -1px;

  &[data-size='small'] {
    --icon-size: 1.125rem;
    --stepper-size: var(--touch, 2.25rem);
  }

  button {
    display: grid;
    place-items: center;
    block-size: var(--stepper-size);
    border-radius: var(--radius-pill);
    color: var(--color-accent);

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }

    &:is(:disabled, [aria-disabled='true']) {
      color: var(--color-ink-soft);
      background: none;
      cursor: not-allowed;
      opacity: 0.55;
    }
  }

  input {
    min-inline-size: 0;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    font-size: max(1rem, 1em);
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  input:focus-visible {
    border-radius: var(--radius-field);
    outline-offset: -3px;
  }
`;
