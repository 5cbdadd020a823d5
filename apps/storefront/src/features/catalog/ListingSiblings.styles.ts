import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { scrollFade } from '@mahd/ui/scrollFade';

/** One row that scrolls: wrapped, it would push the few products down. */
export const SiblingLinks = styled.div`
  && ul {
    ${scrollFade}
    flex-wrap: nowrap;
  }

  li {
    flex: none;
  }

  ${media.desktop} {
    display: none;
  }
`;
