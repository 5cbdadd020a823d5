import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A form, then a side with a drawing, as two halves of one panel; the side is below the form on phones. */
export const SplitPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  > * {
    display: flex;
    flex-direction: column;
    gap: var(--space-24);
    /* Centers the content of the shorter half. */
    justify-content: center;
    padding: var(--space-24) var(--space-16);
  }

  > :where(:last-child) {
    --icon-size: 1.5rem;
    gap: var(--space-16);
    background: var(--color-pastel-3);

    /* Drawings with a direction lead to the inline end. */
    img {
      inline-size: min(18rem, 100%);
      margin-inline: auto;
      border-radius: var(--radius-card);
      filter: var(--picture-filter);
      transform: scaleX(var(--dir, 1));
    }

    ul {
      display: grid;
      gap: var(--space-12);
      list-style: '';
    }

    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-12);
      align-items: start;
    }

    /* Centered on the first line, which is higher in Arabic. */
    li > svg {
      margin-block-start: calc((1lh - var(--icon-size)) / 2);
      color: var(--color-accent);
    }

    /* On one line wherever it fits. */
    li a {
      display: inline-block;
    }
  }

  ${media.tablet} {
    > * {
      padding: var(--space-32);
    }
  }

  ${media.wide} {
    /* The form has more room on tablets, so that two buttons are beside each other. */
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    /* One column in the middle of the half, below the drawing. */
    > :where(:last-child) > :where(:not(img)) {
      inline-size: min(24rem, 100%);
      margin-inline: auto;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      padding: var(--space-48);
    }
  }
`;
