import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { SplitPanel } from './SplitPanel.styles.js';

export const State = styled(SplitPanel)`
  margin-block-start: var(--space-24);

  p {
    text-wrap: balance;
  }

  > :last-child > img {
    inline-size: min(14rem, 100%);
  }

  /* A caption. */
  > :last-child > p {
    text-align: center;
  }

  ${media.wide} {
    > :last-child > img {
      inline-size: min(16rem, 100%);
    }
  }
`;
