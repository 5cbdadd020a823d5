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

  /* The only thing on its page: fills it (see Main), less the space around the panel. */
  ${media.wide} {
    min-block-size: max(28rem, 60vh - var(--space-24) - var(--space-64));

    > :last-child > img {
      inline-size: min(20rem, 100%);
    }
  }
`;
