import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A title with a muted line below it. The text replaces the line. */
export const SummarisedTitle = styled.span`
  > small {
    display: block;
    margin-block-start: var(--space-4);
    color: var(--color-ink-soft);
    font-size: 0.9375rem;
    font-weight: var(--weight-regular);
    line-height: 1.4;

    ${media.wide} {
      font-size: var(--text-16);
    }

    &:lang(ar) {
      line-height: 1.6;
    }

    details[open] > summary & {
      display: none;
    }
  }
`;
