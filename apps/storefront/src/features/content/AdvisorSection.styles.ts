import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Stack } from '@mahd/ui/Stack';
import { StoryBlock } from '@mahd/ui/StoryBlock';

export const Topics = styled(Stack)`
  @media ${belowTablet} {
    && {
      gap: var(--space-16);
    }
  }
`;

/** A topic with its articles. On phones a card with a small picture beside the title, so that several topics are in view. */
export const Topic = styled(StoryBlock)`
  [data-part='rich-text'] > p {
    text-wrap: balance;
  }

  @media ${belowTablet} {
    && {
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr) 5rem;
      gap: var(--space-4) var(--space-16);
      padding: var(--space-16) var(--space-16) var(--space-4);
      background: var(--color-surface);
      border-radius: var(--radius-card);
      box-shadow: var(--shadow-resting);
    }

    && > [data-part='picture'] {
      grid-area: 1 / 2 / 3;
      align-self: start;
      border-radius: var(--radius-field);
    }

    && > [data-part='copy'] {
      display: contents;

      > [data-part='title'] {
        font-size: var(--text-22);
      }

      > :not([data-part='label'], [data-part='title']) {
        grid-column: 1 / -1;
        margin-block-start: var(--space-8);
      }
    }
  }

  /* The picture is as high as the text beside it. */
  ${media.desktop} {
    && {
      grid-template-columns: 32.5rem minmax(0, 1fr);
    }

    &&[data-picture='end'] {
      grid-template-columns: minmax(0, 1fr) 32.5rem;
    }
  }
`;
