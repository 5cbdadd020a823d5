import { styled } from 'styled-components';

/** The page between navbar and footer; at least as tall as the window, so that a short page keeps its footer below. */
export const Main = styled.main`
  min-block-size: 70vh;
  padding-block-end: var(--space-64);
  outline: none;

  /* The curved edge of the navbar hangs over the first picture of the home page; elsewhere the page begins below it. */
  &[data-below-curve] {
    padding-block-start: var(--space-24);
  }
`;
