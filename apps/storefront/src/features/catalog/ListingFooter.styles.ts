import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Film } from '../content/VideoCard.styles.js';

/** What a category is about: its name, its text and its video. On desktop the text is beside its name, or the video beside both. */
export const AboutCategory = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16) var(--space-48);
  align-items: start;

  ${media.desktop} {
    /* The text begins where the products above do: the name is as wide as the filters beside them. */
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: var(--space-32);

    /* Few lines, which may be longer than those of an article. */
    [data-part='rich-text'] {
      --measure: 42rem;
    }

    &:has([data-part='poster']) {
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--space-48);

      > :last-child {
        grid-row: 1 / -1;
        grid-column: 2;
      }
    }
  }
`;

/** The film of a category on a page without a text: its title and steps are beside it, as the text would be. */
export const LoneFilm = styled.div`
  ${media.desktop} {
    > article {
      position: relative;
      display: grid;
      grid-template-rows: auto auto 1fr;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--space-48);

      > ${Film} {
        display: contents;

        > [data-part='poster'] {
          grid-row: 1 / -1;
          grid-column: 2;
        }
      }

      > details {
        position: relative;
        z-index: 1;
      }
    }
  }
`;
