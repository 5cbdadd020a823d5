import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A title with a muted line below it, on desktops beside it. The text replaces the line. */
export const SummarisedTitle = styled.span`
  ${media.desktop} {
    details:not([open]) > summary & {
      display: grid;
      flex: 1;
      grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
      column-gap: var(--space-24);
      align-items: baseline;
    }
  }

  > small {
    display: block;
    margin-block-start: var(--space-4);
    color: var(--color-ink-soft);
    font-size: 0.9375rem;
    font-weight: var(--weight-regular);
    line-height: 1.4;

    &:lang(ar) {
      line-height: 1.6;
    }

    details[open] > summary & {
      display: none;
    }
  }
`;
