import { styled } from 'styled-components';

/** Where it holds several buttons they stand as if it were not there. */
export const Form = styled.form`
  [data-part='actions'] > & {
    display: contents;

    > button {
      flex: 1 1 11rem;
    }
  }
`;
