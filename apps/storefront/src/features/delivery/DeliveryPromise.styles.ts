import { styled } from 'styled-components';

/** An icon and a sentence. A covered sentence keeps its space, so that nothing shifts when another one replaces it. */
export const Line = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  font-weight: var(--weight-medium);

  > svg {
    color: var(--color-accent);
  }

  > [data-part='sentences'] {
    display: grid;
    min-inline-size: 0;
  }

  > [data-part='sentences'] > * {
    grid-area: 1 / 1;
    text-wrap: balance;
  }

  [data-covered],
  &[data-elsewhere] {
    visibility: hidden;
  }
`;

/** Reserves the space of the sentence: two lines, one in wide containers. */
export const PromiseSpace = styled.div`
  container-type: inline-size;

  > div {
    min-block-size: 2lh;
  }

  @container (min-width: 32rem) {
    > div {
      min-block-size: 1lh;
    }
  }
`;

/** Reserves the space of the emirate select. */
export const SelectSpace = styled.div`
  min-block-size: 2.75rem;
  padding-inline-start: calc(1.5rem + var(--space-12));
`;
