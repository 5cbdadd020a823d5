import { styled } from 'styled-components';
import { disclosure } from '../../shell/disclosure.js';

/** Optional fields behind their heading. */
export const OptionalFields = styled.details`
  ${disclosure}

  > summary {
    padding-block: var(--space-16);
    border-block: 1px solid var(--color-line);
  }

  > fieldset {
    padding-block-start: var(--space-16);
  }
`;

export const SmallText = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-14);
`;
