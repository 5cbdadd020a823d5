import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { rankedSigns } from './rankedSigns.js';

/** A picture of up to 420 px beside a single column of text; above it on phones. */
export const StoryRow = styled.div`
  display: grid;
  gap: var(--space-16) var(--space-48);
  align-items: start;

  > [data-part='picture'] {
    --picture-background: var(--color-pastel-1);
    max-inline-size: 30rem;
    border-radius: var(--radius-panel);

    &[data-drawing] {
      background: var(--color-pastel-3);
    }
  }

  > [data-part='copy'] {
    display: grid;
    gap: var(--space-12);
    min-inline-size: 0;
    ${rankedSigns}

    /* The parts of a story below a third-level heading are as large as those below a second-level one. */
    > [data-part='rich-text'] > h4 {
      font-size: var(--text-22);
    }

    > [data-part='rich-text'] > * + h4 {
      margin-block-start: var(--space-32);
    }
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    /* Stays beside the text while that is read. */
    > [data-part='picture'] {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + 5rem);
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 26.25rem) minmax(0, 40rem);
    column-gap: var(--space-64);

    > [data-part='copy'] > [data-part='rich-text'] {
      --measure: 40rem;
      font-size: var(--text-18);
    }
  }

  @media print {
    display: block;

    > [data-part='picture'] {
      display: none;
    }
  }
`;
