import { css } from 'styled-components';

/** A box with one control and, over its inline end, the chevron after it. */
export const controlChevron = css`
  position: relative;

  &&& > :is(select, input) {
    padding-inline-end: 2.75rem;
  }

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-12);
    margin-block: auto;
    pointer-events: none;
  }

  > :disabled + svg {
    color: var(--color-ink-soft);
  }
`;
