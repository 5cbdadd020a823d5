import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A numbered list as a grid of cards. What the text says after it is the last card, without number. */
export const NumberedCards = styled.section`
  display: grid;
  gap: var(--space-24);
  scroll-margin-block-start: 6rem;

  > [data-part='rich-text'] {
    --measure: none;
    display: grid;
    gap: var(--space-16);

    > ol {
      display: contents;
      list-style: '';
    }

    li,
    > p {
      margin: 0;
      padding: var(--space-24);
      background: var(--color-surface);
      border-radius: var(--radius-card);
      box-shadow: var(--shadow-resting);
    }

    li::before {
      display: block;
      color: var(--color-brand);
      font-weight: var(--weight-bold);
      font-size: var(--text-36);
      line-height: 1.2;
      content: counter(list-item);
    }

    strong {
      display: block;
      margin-block: var(--space-4);
      font-size: var(--text-18);
    }

    > p {
      align-content: center;
      font-weight: var(--weight-medium);
      font-size: var(--text-22);
      background: var(--color-pastel-1);
      text-wrap: balance;
    }

    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-24);
    }
  }
`;
