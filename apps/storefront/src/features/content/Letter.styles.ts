import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { AboutHeader } from './AboutText.styles.js';
import mark from '../../shell/logo/mahd-mark-coral.svg?url';

/** On phones without the summary, which says what the title does. */
export const LetterHeader = styled(AboutHeader)`
  [data-part='lead'] {
    text-wrap: balance;
  }

  @media ${belowTablet} {
    [data-part='lead'] {
      display: none;
    }

    /* The drawing without its upper part, which is empty, and low, for the letter to begin in view. Not below the title: in the dark its ground stays light. */
    > [data-part='picture'] {
      --picture-position: center bottom;
      justify-self: center;
      inline-size: 75%;
      aspect-ratio: 3 / 2;
      border-start-start-radius: var(--radius-card);
      border-start-end-radius: var(--radius-card);

      img {
        object-fit: cover;
      }
    }
  }
`;

/** A letter on a white sheet. Its last line is the signature, with the mark beside it. */
export const Letter = styled.div`
  padding: var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  > [data-part='rich-text'] {
    --measure: 43rem;
    font-size: var(--text-18);

    /* The closing, a little apart from the letter. */
    > p:nth-last-child(2) {
      margin-block-start: var(--space-24);
    }

    > p:last-child {
      display: flex;
      gap: var(--space-12);
      align-items: center;
      margin-block-start: var(--space-8);
      font-size: var(--text-22);
      font-weight: var(--weight-bold);

      &::before {
        flex: none;
        block-size: 1.5em;
        aspect-ratio: 124 / 112;
        background: url('${mark}') center / contain no-repeat;
        content: '';
      }
    }
  }

  ${media.wide} {
    inline-size: fit-content;
    margin-inline: auto;
    padding: var(--space-48) var(--space-64);

    > [data-part='rich-text'] {
      font-size: var(--text-22);

      > * + * {
        margin-block-start: var(--space-24);
      }

      > p:nth-last-child(2) {
        margin-block-start: var(--space-32);
      }
    }
  }

  @media print {
    padding: 0;
    box-shadow: none;
  }
`;
