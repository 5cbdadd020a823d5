import { css } from 'styled-components';

/** A `<summary>` with a chevron at its end, as in the accordions, in place of the browser's triangle. */
export const disclosure = css`
  > summary {
    display: flex;
    gap: var(--space-16);
    align-items: center;
    justify-content: space-between;
    font-weight: var(--weight-medium);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      color: var(--color-accent);
    }

    > svg {
      flex: none;
      transition: transform var(--motion-normal) var(--ease-out);
    }
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
