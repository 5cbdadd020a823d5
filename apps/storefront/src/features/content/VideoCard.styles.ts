import { styled } from 'styled-components';

/** A collapsible transcript. */
export const Transcript = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    cursor: pointer;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  padding-inline-start: var(--space-24);
`;
