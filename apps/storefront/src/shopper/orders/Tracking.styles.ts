import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { surface } from '../ShopperFrame.styles.js';

/** The one thing on the page. */
export const Panel = styled.section`
  ${surface}

  h2:focus {
    outline: none;
  }

  ${media.tablet} {
    padding: var(--space-32);
  }
`;
