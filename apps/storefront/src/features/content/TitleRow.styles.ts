import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { CompactHeader } from './CompactHeader.styles.js';

/** One low row, before a list that is what the page is for. */
export const TitleRow = styled(CompactHeader)`
  ${media.wide} {
    &:not([data-no-picture]) {
      grid-template-columns: minmax(0, 1fr) 13rem;
    }

    > [data-part='copy'] {
      gap: var(--space-8);
      padding: var(--space-16) var(--space-32);

      > [data-part='lead'] {
        max-inline-size: none;
        font-size: var(--text-16);
      }

      [data-part='rich-text'] {
        --measure: 54rem;
      }
    }
  }
`;
