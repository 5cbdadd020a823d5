import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Signs of illness. An ordered list ranks them: the ambulance, a doctor now, a doctor today. */
export const Signs = styled.section`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-panel);

  ${media.tablet} {
    padding: var(--space-24);
  }

  /* A text without ranks beside its title, as it is too narrow for the row. */
  ${media.desktop} {
    &:not(:has(ol)) {
      grid-template-columns: minmax(0, 1fr) 42rem;
    }
  }

  /* Wider than running text, for the list. */
  > [data-part='rich-text'] > * {
    max-inline-size: none;
  }

  > [data-part='rich-text'] > p {
    max-inline-size: 42rem;
  }

  ol {
    display: grid;
    gap: var(--space-12);
    padding: 0;
    list-style: '';

    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  ol > li {
    --rank: var(--color-danger);
    --rank-surface: var(--color-danger-surface);
    margin: 0;
    padding: var(--space-16);
    background: var(--rank-surface);
    border-inline-start: 4px solid var(--rank);
    border-radius: var(--radius-field);

    &:nth-child(2) {
      --rank: var(--color-warning);
      --rank-surface: var(--color-warning-surface);
    }

    &:nth-child(3) {
      --rank: var(--color-info);
      --rank-surface: var(--color-info-surface);
    }

    ${media.wide} {
      &:first-child {
        grid-column: 1 / -1;
      }
    }

    ${media.desktop} {
      &:first-child {
        grid-column: auto;
      }
    }

    @media (forced-colors: active) {
      border-block: 1px solid CanvasText;
      border-inline-end: 1px solid CanvasText;
    }

    /* All titles are as high as the button, so that the signs below start on one line. */
    > :first-child {
      display: flex;
      align-items: center;
      min-block-size: 2.75rem;
      margin-block-end: var(--space-8);
      color: var(--rank);
    }
  }

  ol a[href^='tel:'] {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-16);
    color: var(--rank-surface);
    text-decoration: none;
    background: var(--rank);
    border-radius: var(--radius-pill);

    &:hover {
      text-decoration: underline;
    }
  }

  @media print {
    padding: 0;
    border: 0;
  }
`;
