import { css } from 'styled-components';

/** Styles of a checkbox or radio button with its label; touch target of 44 px. */
export const choiceStyles = css`
  display: flex;
  align-items: flex-start;
  gap: var(--space-12);
  padding-block: var(--space-8);
  cursor: pointer;

  > input {
    flex: none;
    inline-size: var(--space-24);
    block-size: var(--space-24);
    margin: 0;
    /* Centred on the first line for any line height. */
    margin-block-start: calc((1em * var(--leading-body) - var(--space-24)) / 2);
    accent-color: var(--color-accent);
    cursor: inherit;
  }

  > :not(input) {
    min-inline-size: 0;
  }

  &:is([data-invalid] *) > input {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
    outline-color: var(--color-ink);
  }

  &:has(> input:disabled) {
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }

  [data-part='description'] {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }
`;
