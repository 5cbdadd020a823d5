import { styled } from 'styled-components';

/** A drawing and a sentence on one line. What is covered keeps its room, so that nothing moves when another sentence takes its place. */
export const Line = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  font-weight: var(--weight-medium);

  > svg {
    color: var(--color-accent);
  }

  > [data-part='sentences'] {
    display: grid;
    min-inline-size: 0;
  }

  > [data-part='sentences'] > * {
    grid-area: 1 / 1;
    text-wrap: balance;
  }

  [data-covered],
  &[data-elsewhere] {
    visibility: hidden;
  }
`;

/** The room of the sentence where its code comes after the page: two lines, one where they are long enough. */
export const PromiseRoom = styled.div`
  container-type: inline-size;

  > div {
    min-block-size: 2lh;
  }

  @container (min-width: 32rem) {
    > div {
      min-block-size: 1lh;
    }
  }
`;

/** The room of the choice that follows it, under its words. */
export const ChoiceRoom = styled.div`
  min-block-size: 2.75rem;
  padding-inline-start: calc(1.5rem + var(--space-12));
`;
