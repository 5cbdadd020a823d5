import { styled } from 'styled-components';
import { belowTablet, belowWide, media } from '@mahd/ui/breakpoints';
import { SplitPanel } from './SplitPanel.styles.js';

/** As far below the navbar on every page. */
export const Page = styled.div`
  padding-block-start: var(--space-24);
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

/** As high as what it says. In one column the drawing is small and in a band above the title: nothing is below the buttons but what can be read. */
export const State = styled(SplitPanel)`
  > :last-child > img {
    inline-size: auto;
    block-size: 10rem;
  }

  @media ${belowWide} {
    --inset: var(--space-16);
    --drawing: 9rem;
    position: relative;

    > :first-child {
      padding-block-start: calc(var(--drawing) + 2 * var(--inset) + var(--space-24));
      background: linear-gradient(var(--color-pastel-3), var(--color-pastel-3)) top / 100%
        calc(var(--drawing) + 2 * var(--inset)) no-repeat;
    }

    > :last-child {
      padding-block-start: 0;
      background: none;

      /* Without anything below the drawing. */
      &:not(:has(> :not(img))) {
        padding: 0;
      }

      > img {
        position: absolute;
        inset-block-start: var(--inset);
        inset-inline: 0;
        block-size: var(--drawing);
      }
    }
  }

  ${media.tabletOnly} {
    --inset: var(--space-32);
  }

  ${media.wide} {
    > :last-child > img {
      /* Not auto: nothing moves when it arrives. */
      block-size: 18rem;
      max-inline-size: 100%;
      object-fit: contain;
    }
  }

  ${media.desktop} {
    min-block-size: 24rem;
  }
`;
