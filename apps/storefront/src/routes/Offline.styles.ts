import { styled } from 'styled-components';
import { SplitPanel } from '../shell/SplitPanel.styles.js';

/** What happened beside a drawing and what still works. */
export const OfflinePanel = styled(SplitPanel)`
  margin-block-start: var(--space-24);

  > section {
    justify-content: center;
  }

  > aside > img {
    inline-size: min(14rem, 100%);
  }
`;
