import { styled } from 'styled-components';

/** An icon, the days, and beside or below them the condition. */
export const Line = styled.p`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;

  > svg {
    flex: none;
    color: var(--color-accent);
  }

  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-8);
    align-items: baseline;
    min-inline-size: 0;

    > strong {
      font-weight: var(--weight-medium);
      text-wrap: balance;

      /* Arabic names of days and months are not shortened: two of them fill a line of a phone. */
      &:lang(ar) {
        font-size: 0.9375rem;
      }

      /* Dates are joined by no-break spaces. */
      overflow-wrap: anywhere;
    }

    > span {
      color: var(--color-ink-soft);
      font-size: var(--text-14);
      text-wrap: balance;
    }
  }
`;
