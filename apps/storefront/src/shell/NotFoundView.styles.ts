import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-48);
  padding-block-start: var(--space-24);
`;

/** A line below the buttons: the closest page, in place of the link to all pages. What it adds for the finger is within the gaps. */
export const Closest = styled.p`
  min-block-size: 1lh;
  margin-block: calc(-1 * var(--space-8));

  a {
    display: inline-block;
    padding-block: var(--space-8);
  }
`;
