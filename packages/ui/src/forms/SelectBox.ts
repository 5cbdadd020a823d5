import { styled } from 'styled-components';

/** A native select with the chevron of the library. */
export const SelectBox = styled.span`
  display: block;
  position: relative;

  &&& > select {
    padding-inline-end: 2.75rem;
    appearance: none;
    cursor: pointer;
  }

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-12);
    margin-block: auto;
    pointer-events: none;
  }

  > select:disabled + svg {
    color: var(--color-ink-soft);
  }
`;
