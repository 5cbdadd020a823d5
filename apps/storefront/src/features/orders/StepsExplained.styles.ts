import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { surface } from '../../shell/Panels.styles.js';
import { joinedSteps } from './joinedSteps.js';

/** A panel with the steps of an order. */
export const StepsPanel = styled.section`
  ${surface}

  ol {
    ${joinedSteps}
  }

  ${media.tablet} {
    padding: var(--space-32);
  }

  /* Its text begins where that of the panel above it does. */
  ${media.desktop} {
    padding: var(--space-48);
  }
`;
