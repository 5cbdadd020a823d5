import { styled } from 'styled-components';
import { belowTablet } from '../../foundation/breakpoints.js';

/** Layout of empty and error states; shared with `ErrorState`. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  max-inline-size: 32rem;
  margin-inline: auto;
  padding: var(--space-32) var(--space-16);
  text-align: center;

  > * {
    max-inline-size: 100%;
  }

  [data-part='drawing'] {
    inline-size: min(14rem, 70%);
    margin-block-end: var(--space-8);
    color: var(--color-brand);
  }

  [data-part='drawing'] > * {
    inline-size: 100%;
    border-radius: var(--radius-panel);
    filter: var(--picture-filter);
  }

  [data-part='title'] {
    font-size: var(--text-22);
    font-weight: var(--weight-bold);
  }

  [data-part='text'] {
    color: var(--color-ink-soft);
    text-wrap: balance;
  }

  [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-12);
    margin-block-start: var(--space-12);

    /* Below each other they are equally wide, and not wider than the page. */
    @media ${belowTablet} {
      display: grid;
      grid-template-columns: minmax(0, max-content);
      max-inline-size: 100%;
    }
  }
`;
