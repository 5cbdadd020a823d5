import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** One or two products or articles. On desktops a single one is half as wide as the page, as each of two is. */
export const Few = styled.div`
  ${media.desktop} {
    &:not(:has(li + li)) {
      max-inline-size: calc(50% - var(--space-12));
    }
  }
`;
