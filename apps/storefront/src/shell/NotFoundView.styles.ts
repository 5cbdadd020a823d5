import { styled } from 'styled-components';
import { belowWide } from '@mahd/ui/breakpoints';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
  padding-block-start: var(--space-24);
`;

/** Reserves a line, so that the result does not shift the page: below the drawing, or in the space below the buttons. */
export const Closest = styled.p`
  min-block-size: 1lh;
  text-align: center;

  @media ${belowWide} {
    margin-block: calc(-1 * var(--space-12));
    text-align: start;
  }
`;
