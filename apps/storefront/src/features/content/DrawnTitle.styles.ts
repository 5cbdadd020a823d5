import { styled } from 'styled-components';

/** A title with a quiet line below it, which the text replaces. */
export const SummarisedTitle = styled.span`
  > small {
    display: block;
    margin-block-start: var(--space-4);
    color: var(--color-ink-soft);
    font-size: 0.9375rem;
    font-weight: var(--weight-regular);
    line-height: 1.4;

    &:lang(ar) {
      line-height: 1.6;
    }

    details[open] > summary & {
      display: none;
    }
  }
`;
