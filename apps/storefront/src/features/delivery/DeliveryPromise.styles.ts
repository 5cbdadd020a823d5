import { styled } from 'styled-components';

/** An icon and a sentence. */
export const Line = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  font-weight: var(--weight-medium);

  > svg {
    flex: none;
    color: var(--color-accent);
  }

  > span {
    min-inline-size: 0;
    text-wrap: balance;
  }
`;

/**
 * Reserves the space of the longest sentence, so that nothing shifts when the browser's own replaces the server's: three
 * lines, fewer in wide containers.
 */
export const PromiseSpace = styled.div`
  container-type: inline-size;

  > div {
    min-block-size: 3lh;
  }

  @container (min-width: 28rem) {
    > div {
      min-block-size: 2lh;
    }
  }

  @container (min-width: 48rem) {
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
