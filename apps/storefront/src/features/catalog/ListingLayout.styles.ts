import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Filters beside the products on desktop; on smaller screens a button opens them. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-24);

  > aside {
    display: none;
  }

  [data-lazy='listing-footer'] {
    margin-block-start: var(--space-32);
  }

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-32);

    > aside {
      display: block;
    }
  }
`;

export const MobileFilterButton = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
