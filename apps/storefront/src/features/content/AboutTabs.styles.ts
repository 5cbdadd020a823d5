import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';
import { Tabs } from '@mahd/ui/Tabs';
import { tabsToTheEdges } from './rowsToTheEdges.js';

/** The tabs of the About page. On phones so close that the fourth is cut at the edge: one sees that the row scrolls. */
export const AboutTabs = styled(Tabs)`
  @media ${belowTablet} {
    ${tabsToTheEdges}

    > [data-part='list'] {
      gap: 0;

      > [data-part='tab'] {
        padding-inline: var(--space-12);
      }
    }
  }
`;
