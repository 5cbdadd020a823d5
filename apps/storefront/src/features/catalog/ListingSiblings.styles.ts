import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { scrollFade } from '@mahd/ui/scrollFade';

/** One row that scrolls to the edges of the window: wrapped, it would push the few products down. */
export const SiblingLinks = styled.div`
  && ul {
    ${scrollFade}
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
  }

  li {
    flex: none;
  }

  /* In view from the first paint, in browsers that know it; then in the middle. */
  li:has(> [aria-current]) {
    scroll-initial-target: nearest;
  }

  ${media.desktop} {
    display: none;
  }
`;
