import { styled } from 'styled-components';

export const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-4) var(--space-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  [data-part='amount'] {
    font-size: var(--price-size, var(--text-22));
    font-weight: var(--weight-bold);
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }

  &[data-size='small'] {
    --price-size: var(--text-18);
  }

  &[data-size='large'] {
    --price-size: var(--text-28);
  }

  &[data-reduced] [data-part='amount'] {
    color: var(--color-accent);
  }

  [data-part='was'] {
    color: var(--color-ink-soft);
    white-space: nowrap;
  }

  &[data-size='small'] [data-part='was'] {
    font-size: var(--text-14);
  }

  [data-part='percent'] {
    align-self: center;
    padding: 0 var(--space-8);
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    background: var(--color-pastel-2);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);
    white-space: nowrap;
  }

  &[data-unknown] {
    color: var(--color-ink-soft);
  }
`;
