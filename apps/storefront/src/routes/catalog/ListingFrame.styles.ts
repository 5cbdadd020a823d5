import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A listing: the filters beside the products on a desktop, behind a button on smaller screens. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-24);

  > aside {
    display: none;
  }

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-32);

    > aside {
      display: block;
    }
  }
`;

export const FilterButtonPlace = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
