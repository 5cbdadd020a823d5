import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Gallery beside the buy box; stacked on phones. */
export const ProductColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    /* The gallery stays visible while the buy box scrolls. */
    > :first-child {
      position: sticky;
      inset-block-start: 5.5rem;
    }
  }

  ${media.desktop} {
    gap: var(--space-32);
  }
`;

/** The rows of a specification, labels and values in two columns. */
export const Specification = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, 1fr) minmax(0, 3fr);
  max-inline-size: 48ch;

  > * {
    padding-block: var(--space-12);
    border-block-end: 1px solid var(--color-line);
  }

  > dt {
    padding-inline-end: var(--space-16);
    color: var(--color-ink-soft);
  }
`;

/** A list of steps or points. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 48ch;
  padding-inline-start: var(--space-24);
`;

/** As wide as a text column. */
export const VideoContainer = styled.div`
  max-inline-size: 48ch;
`;

/** An icon and a sentence in one row. */
export const NoteLine = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  text-wrap: pretty;
`;
