import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** The one thing on the page. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding: var(--space-16);
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  h2:focus {
    outline: none;
  }

  ${media.tablet} {
    padding: var(--space-32);
  }
`;
