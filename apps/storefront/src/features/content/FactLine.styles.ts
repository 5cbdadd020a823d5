import { styled } from 'styled-components';

/** Facts in a row, with dots between those in one line. */
export const FactLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1em;
  overflow: hidden;

  > * + * {
    position: relative;
  }

  /* In the gap. At the start of a line it is outside, and cut. */
  > * + *::before {
    content: '·';
    position: absolute;
    inset-inline-end: 100%;
    inline-size: 1em;
    text-align: center;
  }
`;
