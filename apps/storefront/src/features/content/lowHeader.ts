import { css } from 'styled-components';

/** For desktops: as low as the text allows. The picture is small and keeps clear of the edge. */
export const lowHeader = css`
  && {
    grid-template-columns: minmax(0, 1fr) 20rem;
    padding-inline-end: var(--space-24);
  }

  > [data-part='copy'] {
    padding-block: var(--space-24);
  }
`;
