import { css } from 'styled-components';

/** A `<summary>` with its label at the start and a chevron at the end, in place of the browser's triangle. */
export const summaryStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;
