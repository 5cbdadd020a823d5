import { css } from 'styled-components';
import { scrollFade } from '@mahd/ui/scrollFade';

/** The row of `Tabs` scrolls from one edge of the page to the other. */
export const tabsToTheEdges = css`
  > [data-part='list'] {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
  }
`;

/** `JumpLinks` are one row that scrolls from one edge of the page to the other. */
export const linksToTheEdges = css`
  margin-inline: calc(-1 * var(--gutter));

  > ul {
    flex-wrap: nowrap;
    padding-inline: var(--gutter);
    ${scrollFade}
  }

  li {
    flex: none;
  }
`;
