import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
  padding-block-start: var(--space-24);

  > div > :last-child {
    align-items: center;
  }

  /* On phones the categories below begin in the first view. */
  @media ${belowTablet} {
    > div > :last-child {
      gap: var(--space-8);
      /* The line for the closest page takes the space below the drawing. */
      padding-block: var(--space-24) var(--space-32);
    }

    && > div > :last-child > img {
      inline-size: 11rem;
    }
  }
`;

/** Reserves a line, so that the result does not shift the page: below the drawing, where its space does not look empty. */
export const Closest = styled.p`
  min-block-size: 1lh;
  text-align: center;

  @media ${belowTablet} {
    margin-block-end: -1lh;
  }
`;
