import { styled } from 'styled-components';

/** Reserves the space of the longest promise, so that nothing shifts when the browser's own replaces the server's. */
export const PromiseSpace = styled.div`
  container-type: inline-size;

  > div {
    min-block-size: 2lh;
  }

  /* The condition has a line of its own: beside short days, the second line would be empty. */
  p > span {
    flex-direction: column;
    align-items: start;
  }

  @container (min-width: 40rem) {
    > div {
      min-block-size: 1lh;
    }

    p > span {
      flex-direction: row;
      align-items: baseline;
    }
  }
`;
