import { css } from 'styled-components';

/** The row of `Tabs` scrolls from one edge of the page to the other, as that of the topics does. */
export const rowToTheEdges = css`
  > [data-part='list'] {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
  }
`;
