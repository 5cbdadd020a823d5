import { styled } from 'styled-components';

/** In an action row its buttons become items of that row. */
export const Form = styled.form`
  [data-part='actions'] > & {
    display: contents;

    > button {
      flex: 1 1 10.5rem;
    }
  }
`;
