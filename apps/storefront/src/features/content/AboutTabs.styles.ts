import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
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

/** The ways on: into the shop and its guides, and to the next tab; beside each other where there is room. */
export const AboutEnd = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: center;

  > div {
    display: grid;
    gap: var(--space-12);
  }

  ${media.tablet} {
    > div {
      display: flex;
    }
  }

  ${media.desktop} {
    > div + * {
      grid-column: 2;
    }

    &:has(> div) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
