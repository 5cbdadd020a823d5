import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Pictures beside what decides the purchase; one under the other on phones. */
export const ProductColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    /* The pictures stay in sight beside the longer of the two. */
    > :first-child {
      position: sticky;
      inset-block-start: 5.5rem;
    }
  }

  ${media.desktop} {
    gap: var(--space-32);
  }
`;

/** Rows of a specification: label and value in two columns that meet at the inline start. */
export const Specification = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, 1fr) minmax(0, 3fr);
  max-inline-size: 48rem;

  > * {
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--color-line);
  }

  > dt {
    padding-inline-end: var(--space-16);
    color: var(--color-ink-soft);
  }
`;

/** Steps or points to read one by one. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 44rem;
  padding-inline-start: var(--space-24);
`;

/** A film is as wide as a text. */
export const VideoPlace = styled.div`
  max-inline-size: 44rem;
`;

/** A drawing and a sentence on one line. */
export const NoteLine = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  text-wrap: pretty;
`;
