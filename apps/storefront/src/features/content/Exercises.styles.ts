import { css, styled } from 'styled-components';
import { belowWide, media } from '@mahd/ui/breakpoints';
import { Chapters } from './FoldedStories.styles.js';

/** A card in the accordion: the row above has its title, and the accordion its surface. Its picture is that of a chapter. */
const flat = css`
  [data-part='feature-card'] {
    padding: 0;
    background: none;
    box-shadow: none;

    > [data-part='title'] {
      display: none;
    }

    > [data-part='picture'][data-ratio] {
      border-radius: var(--radius-panel);
    }
  }
`;

/**
 * Cards with long texts. On tablets they are stacked, with the picture beside the text, as three columns would be too narrow; on phones they are an
 * accordion. So they are in browsers before 2025, which cannot show what is closed.
 */
export const ExerciseCards = styled(Chapters)`
  @media ${belowWide} {
    ${flat}
  }

  @supports not selector(::details-content) {
    ${flat}
  }

  ${media.wide} {
    @supports selector(::details-content) {
      display: grid;
      gap: var(--space-24);
      background: none;
      box-shadow: none;

      > details + details {
        border: 0;
      }

      details::details-content {
        content-visibility: visible;
      }

      summary {
        display: none;
      }

      [data-part='answer'] {
        padding: 0;
        scroll-margin-block-start: 6rem;
      }

      /* As high as the highest card of the row. */
      > details,
      > details::details-content,
      [data-part='answer'] {
        display: grid;
      }

      [data-part='feature-card'] {
        grid-template: auto 1fr / 14rem minmax(0, 1fr);
        gap: var(--space-8) var(--space-32);

        > [data-part='picture'] {
          grid-row: 1 / 3;
        }
      }
    }
  }

  ${media.tabletOnly} {
    [data-part='feature-card'] {
      display: grid;
    }
  }

  ${media.desktop} {
    @supports selector(::details-content) {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      [data-part='feature-card'] {
        gap: var(--space-8);
      }
    }
  }
`;
