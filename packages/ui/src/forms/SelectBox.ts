import { styled } from 'styled-components';
import { controlChevron } from './controlChevron.js';

/** A native select with the chevron of the library. */
export const SelectBox = styled.span`
  display: block;
  ${controlChevron}

  &&& > select {
    appearance: none;
    cursor: pointer;
  }
`;
