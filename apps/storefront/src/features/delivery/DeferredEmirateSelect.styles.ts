import { styled } from 'styled-components';

/** Reserves the space of the emirate select. */
export const SelectSpace = styled.div`
  min-block-size: 2.75rem;
  padding-inline-start: calc(1.5rem + var(--space-12));
`;
