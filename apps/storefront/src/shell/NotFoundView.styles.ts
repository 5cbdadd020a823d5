import { styled } from 'styled-components';
import { belowWide } from '@mahd/ui/breakpoints';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
  padding-block-start: var(--space-24);
`;

/** A line below the drawing, on phones below the buttons: the closest page, in place of the link to all pages. */
export const Closest = styled.p`
  min-block-size: 1lh;
  text-align: center;

  a {
    display: inline-block;
    padding-block: var(--space-8);
  }

  @media ${belowWide} {
    margin-block: calc(-1 * var(--space-8)) calc(-1 * var(--space-4));
    text-align: start;
  }
`;
