import { styled } from 'styled-components';

/** Reserves the space of the longest promise, so that nothing shifts when the browser's own replaces the server's. */
export const PromiseSpace = styled.div`
  container-type: inline-size;

  /* Two lines, close to each other; what needs only one is in the middle. */
  > div {
    display: grid;
    align-content: center;
    min-block-size: 2lh;
    line-height: 1.4;
  }

  @container (min-width: 40rem) {
    > div {
      min-block-size: 1lh;
      line-height: inherit;
    }
  }
`;
