import { styled } from 'styled-components';

/** A field that fills its cell, and below it what it suggests. */
export const WithSuggestion = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-inline-size: 0;

  /* In line with the label, over two lines if need be. */
  [data-part='button'] {
    margin-inline-start: -1rem;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;
