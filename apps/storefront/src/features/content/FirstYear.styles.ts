import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A drawing above words on phones, otherwise at the start of the page, before them. */
export const Congratulation = styled.div`
  display: grid;
  gap: var(--space-12) var(--space-24);
  place-content: center;
  place-items: center;
  padding: var(--space-24);
  text-align: center;
  text-wrap: balance;
  background: var(--color-pastel-3);
  border-radius: var(--radius-panel);

  strong {
    display: block;
    font-size: var(--text-22);
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    place-content: normal;
    place-items: center start;
    text-align: start;
  }
`;
