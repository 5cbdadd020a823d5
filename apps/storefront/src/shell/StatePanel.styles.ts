import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { SplitPanel } from './SplitPanel.styles.js';

/** As far below the navbar on every page. On phones its drawing is low. */
export const Page = styled.div`
  padding-block-start: var(--space-24);

  @media ${belowTablet} {
    > * > div:last-child {
      padding-block: var(--space-16);

      > img {
        inline-size: 9rem;
      }
    }
  }
`;

export const Note = styled.p`
  color: var(--color-ink-soft);
`;

/** Buttons beside each other; on phones below each other, all of one width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  /* A field and its button belong together; other buttons are further away. */
  > [role='search'] {
    margin-block-end: var(--space-12);
  }

  @media ${belowTablet} {
    display: grid;
  }

  /* Two fit beside each other on tablets, in Arabic too. */
  ${media.tabletOnly} {
    > * {
      --button-padding: 1.25rem;
    }
  }
`;

export const State = styled(SplitPanel)`
  > :last-child > img {
    inline-size: min(14rem, 100%);
  }

  /* As high as the panel of the 404 page, or up to the space above the footer where the window is higher. */
  ${media.wide} {
    min-block-size: clamp(22rem, 60vh - 5.5rem, 32rem);

    > :last-child > img {
      inline-size: min(16rem, 100%);
    }
  }
`;
