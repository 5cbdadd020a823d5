import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { FactLine } from './FactLine.styles.js';

/** Version and date of a policy, and a button that prints it, except on phones. */
export const PolicyFacts = styled(FactLine)`
  align-items: center;

  > button {
    --button-padding: var(--space-8);
    display: none;
    margin-inline-start: calc(-1 * var(--space-8));
  }

  ${media.wide} {
    > button {
      display: inline-flex;
    }
  }
`;
