import { styled } from 'styled-components';

/** Label and select in one row. Not the form field component, to keep form code out of product pages. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  align-items: center;

  > label {
    flex: none;
  }

  > span {
    position: relative;
    display: flex;
    flex: 1 1 7rem;
    align-items: center;
    min-inline-size: 0;
    max-inline-size: 13rem;
  }

  select {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-block: var(--space-8);
    padding-inline: var(--space-16) 2.5rem;
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    background: var(--color-surface);
    font-size: max(1rem, 1em);
    line-height: 1.4;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }

  svg {
    --icon-size: 1rem;
    position: absolute;
    inset-inline-end: var(--space-12);
    pointer-events: none;
  }
`;
