import { styled } from 'styled-components';

/** The page between navbar and footer; at least as tall as the window, so that a short page keeps its footer below. */
export const Main = styled.main`
  min-block-size: 70vh;
  outline: none;
`;
