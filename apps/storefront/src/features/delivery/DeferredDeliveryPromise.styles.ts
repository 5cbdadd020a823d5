import { styled } from 'styled-components';

/** Reserves the space of the longest promise, so that nothing shifts when the browser's own replaces the server's. */
export const PromiseSpace = styled.div`
  container-type: inline-size;

  > div {
    min-block-size: 2lh;
  }

  @container (min-width: 40rem) {
    > div {
      min-block-size: 1lh;
    }
  }
`;
