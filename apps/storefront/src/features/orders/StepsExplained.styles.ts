import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { joinedSteps } from './joinedSteps.js';

/** The steps of an order, each with its icon in a circle. */
export const Steps = styled.ol`
  --icon-size: 1.5rem;
  --circle: calc(3 * var(--space-rem));
  ${joinedSteps}

  > li {
    display: grid;
    grid-template-columns: var(--circle) minmax(0, 1fr);
    column-gap: var(--space-16);
    align-items: center;
  }

  > li > svg {
    grid-row: span 2;
    align-self: start;
    box-sizing: border-box;
    inline-size: var(--circle);
    block-size: var(--circle);
    padding: var(--space-12);
    border-radius: 50%;
    color: var(--color-accent);
    background: var(--color-pastel-1);
  }

  strong {
    font-weight: var(--weight-medium);
  }

  p {
    grid-column: 2;
    color: var(--color-ink-soft);
  }

  ${media.desktop} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      align-content: start;
    }

    > li > svg {
      grid-row: auto;
      margin-block-end: var(--space-8);
    }

    p {
      grid-column: 1;
    }
  }
`;
