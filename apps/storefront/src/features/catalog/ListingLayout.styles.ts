import { styled } from 'styled-components';
import { belowTablet, media, wideDesktop } from '@mahd/ui/breakpoints';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';

/** What is above the products: closer together on phones, whose first view should show one with its button. */
export const Rows = styled(Stack)`
  @media ${belowTablet} {
    && {
      gap: var(--space-12);
    }
  }
`;

/** The heading and the number of items. */
export const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-12);
  align-items: baseline;

  /* The link above it is as high as a finger needs. */
  @media ${belowTablet} {
    margin-block-start: calc(-1 * var(--space-12));
  }
`;

/** The heading and the notice, beside each other where there is room, so that the products begin early. */
export const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16) var(--space-32);

  @media ${wideDesktop} {
    &:has(> [data-part='notice']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 38.5rem);
      align-items: start;
      margin-block-end: var(--space-16);
    }
  }
`;

/** Not on phones, as the products come first there: the text below them says all of it. */
export const ShortDescription = styled(Text)`
  @media ${belowTablet} {
    && {
      display: none;
    }
  }
`;

/** Filters beside the products on desktop; on smaller screens a button opens them. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-24);

  > [data-filters] {
    display: none;
  }

  [data-lazy='listing-footer'] {
    margin-block-start: var(--space-32);
  }

  > :last-child {
    position: relative;
  }

  ${media.desktop} {
    --cards-in-view: 3;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-32);

    /* The first heading of the filters is on the line of the toolbar, whose controls are 2.75rem high. */
    > [data-filters] {
      display: block;
    }

    &:not([data-plain]) > [data-filters] {
      padding-block-start: calc((2.75rem - 1lh) / 2);
    }
  }
`;

export const MobileFilterButton = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
