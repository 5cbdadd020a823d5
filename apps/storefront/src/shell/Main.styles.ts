import { styled } from 'styled-components';

/** The page between navbar and footer. Short pages still push the footer down. */
export const Main = styled.main`
  min-block-size: 60vh;
  padding-block-end: var(--space-64);
  outline: none;

  /* The navbar's curved edge overlaps the hero of the home page; other pages start below it. */
  &[data-below-curve] {
    padding-block-start: var(--space-24);
  }
`;
